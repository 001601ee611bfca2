// Runs inside the document: fetches the form's script once the page has been painted, so that no paint waits for React
// (decision 16), and tells the guest where it does not come.
import '../styles/guest.css'
import { tolerateMovedNodes } from '../../foreign-hands/tolerate-moved-nodes.ts'
import {
  formScriptAttribute,
  hydratingClass,
  notLoadedId,
  tooOldAttribute,
} from '../hydration/form-script.ts'
import { handleInputBeforeHydration } from './before-hydration.ts'

/** A file may fail to load in a hall without a network: it is requested again until it loads. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 8000
/** After the load event; for browsers that report no paint. */
const PAINTED_BY_MS = 1000
/** A request may be swallowed instead of refused. On a slow line the file takes half a minute, and a reload begins it anew. */
const LOADED_BY_MS = 60_000

const address = document.currentScript?.getAttribute(formScriptAttribute)
const line = document.getElementById(notLoadedId)
const form = document.querySelector<HTMLFormElement>('main form')
let isRequested = false
let attempts = 0

const isRunning = () => !document.documentElement.classList.contains(hydratingClass)

/** Shows why paying does not work; from then on a press of the button loads the page again, with all that was typed. */
function giveUp(words?: string | null) {
  if (!line || isRunning()) return
  if (words) line.textContent = words
  line.hidden = false
  for (const name of ['aria-busy', 'aria-disabled'])
    document.querySelector(`[${name}]`)?.removeAttribute(name)
}

/** The second request has another address: nothing on the way answers it with the first one's failure. */
const freshAddress = (of: string): string => (attempts++ ? `${of}?${attempts}` : of)

function fetchForm(pauseMs: number) {
  const script = document.createElement('script')
  script.src = freshAddress(address ?? '')
  script.onload = () => {
    if (line && isRunning()) line.hidden = true
    else giveUp(line?.getAttribute(tooOldAttribute))
  }
  script.onerror = () => {
    script.remove()
    if (attempts > 1) giveUp()
    setTimeout(fetchForm, pauseMs, Math.min(2 * pauseMs, LONGEST_PAUSE_MS))
  }
  document.head.append(script)
}

function loadForm() {
  if (!address || isRequested) return
  isRequested = true
  fetchForm(FIRST_PAUSE_MS)
  setTimeout(giveUp, LOADED_BY_MS)
}

tolerateMovedNodes()
if (form) handleInputBeforeHydration(form, { isRunning, isGivenUp: () => line?.hidden === false })

addEventListener('load', () => setTimeout(loadForm, PAINTED_BY_MS))
// Privacy settings remove the observer from some browsers.
globalThis.PerformanceObserver && new PerformanceObserver(loadForm).observe({ type: 'paint', buffered: true })
