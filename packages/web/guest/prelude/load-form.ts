// Fetches the form's script once the page has been painted, so that no paint waits for React (decision 16).
import '../styles/guest.css'
import { formScriptAttribute } from '../handover/form-script.ts'
import { handleInputBeforeHydration } from './before-hydration.ts'

/** In a hall without a network the script may fail to load: it is requested again until it does. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 8000
/** After the load event; for browsers that report no paint. */
const PAINTED_BY_MS = 1000

const formScript = document.querySelector<HTMLScriptElement>(`script[${formScriptAttribute}]`)
const hydrated = new AbortController()
let isRequested = false

function fetchForm(address: string, pauseMs: number) {
  const script = document.createElement('script')
  script.src = address
  script.onload = () => hydrated.abort()
  script.onerror = () => {
    script.remove()
    setTimeout(fetchForm, pauseMs, address, Math.min(2 * pauseMs, LONGEST_PAUSE_MS))
  }
  document.head.append(script)
}

function loadForm() {
  const address = formScript?.getAttribute(formScriptAttribute)
  if (!address || isRequested) return
  isRequested = true
  fetchForm(address, FIRST_PAUSE_MS)
}

const [form] = document.forms
if (form) handleInputBeforeHydration(form, hydrated.signal)

// Privacy settings remove the observer from some browsers.
globalThis.PerformanceObserver && new PerformanceObserver(loadForm).observe({ type: 'paint', buffered: true })
addEventListener('load', () => setTimeout(loadForm, PAINTED_BY_MS))
