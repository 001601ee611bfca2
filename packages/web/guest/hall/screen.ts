// The script of the screen in a hall: shows one gift after the other, the newest at once, for hours.
import './hall.css'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { HallLine, HallScreen } from '@lifafa/contract/endpoints/register/hall'
import { hallPath } from '@lifafa/contract/guest-page/paths'
import { formatCount, formatPaise } from '@lifafa/contract/money'
import { langOf } from '../../app/lib/parts/lang-of.ts'
import { followHall } from './follow-hall.ts'
import { type HallPart, partAttribute, type ScreenState, stateAttribute } from './parts.ts'
import { keyOf, next, received, type Turns } from './turns.ts'

const SHOWN_MS = 6_000

function part(name: HallPart): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[${partAttribute}=${name}]`)
  if (!found) throw new Error(`The screen has no ${name}.`)
  return found
}

const title = part('title')
const line = part('line')

let turns: Turns | undefined
let shown: { key: string; isNew: boolean } | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const setState = (state: ScreenState): void => document.body.setAttribute(stateAttribute, state)

function write(element: HTMLElement, text: string): void {
  element.textContent = text
  element.lang = langOf(text) ?? 'en'
  element.hidden = text === ''
}

const SIZES = Array.from({ length: 16 }, (_, step) => 0.94 ** step)
/** From the largest down: the first at which the text fits is taken, or the last. Words stay whole down to three fifths. */
const FITS = [
  ...SIZES.slice(0, 9).map((size) => ({ size, wrap: 'normal' })),
  ...SIZES.map((size) => ({ size, wrap: 'anywhere' })),
]

function fit(element: HTMLElement): void {
  for (const { size, wrap } of FITS) {
    element.style.setProperty('--fit', String(size))
    element.style.overflowWrap = wrap
    if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return
  }
}

function show(shownLine: HallLine): void {
  write(part('name'), shownLine.name)
  write(part('village'), shownLine.village)
  write(part('blessing'), shownLine.blessing)
  line.dataset.words = shownLine.blessing === '' ? 'none' : 'some'
  fit(line)
  // Begins the animation anew.
  line.classList.remove('hall-enters')
  void line.offsetWidth
  line.classList.add('hall-enters')
}

function turn(): void {
  clearTimeout(timer)
  if (!turns) return
  const { turns: after, line: shownLine, isNew } = next(turns)
  turns = after
  const key = shownLine && keyOf(shownLine)
  // A hidden line has no size that could fit.
  line.hidden = key === undefined
  // A single gift stays as it is.
  if (shownLine && key !== shown?.key) show(shownLine)
  shown = key === undefined ? undefined : { key, isNew }
  if (shown) timer = setTimeout(turn, SHOWN_MS)
}

function sum(count: number | null, paise: number | null): void {
  part('gifts').textContent = count === null ? '' : formatCount(count)
  // Gold, things and blessings have no sum.
  part('total').textContent = paise ? formatPaise(paise) : ''
  part('sum').hidden = count === null
}

function take(screen: HallScreen): void {
  turns = received(turns, screen.lines)
  setState(screen.paused ? 'paused' : screen.lines.length === 0 ? 'empty' : 'open')
  sum(screen.gifts, screen.total_paise)
  const isGone = shown !== undefined && !screen.lines.some((each) => keyOf(each) === shown?.key)
  if (shown === undefined || isGone || (turns.waiting.length > 0 && !shown.isNew)) turn()
}

/** The computer that shows the screen does not fall asleep. */
function stayAwake(): void {
  // Only newer browsers can, and a page in the background may not.
  navigator.wakeLock?.request('screen').catch(() => {})
}

document.onvisibilitychange = stayAwake
stayAwake()

/** Also when a font has come that the first name in its script asked for. */
function fitBoth(): void {
  fit(title)
  fit(line)
}
window.onresize = fitBoth
document.fonts.onloadingdone = fitBoth
fitBoth()
// The room for a line also changes with the picture of the code, and with the foot when the network is lost.
new ResizeObserver(() => fit(line)).observe(line)

const token = location.pathname.split('/').filter(Boolean).pop() ?? ''
followHall(API_PREFIX + hallPath(token), {
  received: take,
  away() {
    setState('away')
    // It may be more by now, or less.
    sum(null, null)
  },
  ended: () => setState('ended'),
})
