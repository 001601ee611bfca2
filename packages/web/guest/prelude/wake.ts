// Runs the form's script once the page has been painted: a guest reads first, and no paint waits for React (decision 16).
import '../styles/guest.css'
import { formScriptAttribute } from '../handover/form-script.ts'
import { tendSleepingForm } from './asleep.ts'

/** In a hall without a network the script may fail to come: it is asked for until it does. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 8000
/** After the page has loaded; for browsers that tell nobody of their paints. */
const PAINTED_BY_MS = 1000

const formScript = document.querySelector<HTMLScriptElement>(`script[${formScriptAttribute}]`)
const wakened = new AbortController()
let isAsked = false

function fetchForm(address: string, pauseMs: number) {
  const script = document.createElement('script')
  script.src = address
  script.onload = () => wakened.abort()
  script.onerror = () => {
    script.remove()
    setTimeout(fetchForm, pauseMs, address, Math.min(2 * pauseMs, LONGEST_PAUSE_MS))
  }
  document.head.append(script)
}

function wake() {
  const address = formScript?.getAttribute(formScriptAttribute)
  if (!address || isAsked) return
  isAsked = true
  fetchForm(address, FIRST_PAUSE_MS)
}

const [form] = document.forms
if (form) tendSleepingForm(form, wakened.signal)

// Privacy settings take the observer away from some browsers.
globalThis.PerformanceObserver && new PerformanceObserver(wake).observe({ type: 'paint', buffered: true })
addEventListener('load', () => setTimeout(wake, PAINTED_BY_MS))
