// Runs the form's script once the page has been painted: a guest reads first, and no paint waits for React (decision 16).
import './guest.css'
import { formScriptAttribute } from './form-script.ts'

/** In a hall without a network the script may fail to come: it is asked for until it does. */
const RETRY_MS = 2000

const form = document.querySelector(`[${formScriptAttribute}]`)?.getAttribute(formScriptAttribute) ?? ''

function runForm() {
  const script = document.createElement('script')
  script.src = form
  script.onerror = () => setTimeout(runForm, RETRY_MS)
  document.head.append(script)
}

if (PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    runForm()
  }).observe({ type: 'paint', buffered: true })
else runForm()
