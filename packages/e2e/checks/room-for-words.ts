// Checks that a page has room for a longer language: its English is made 40 % longer, as ⟦Creeate Eveent⟧, and nothing may be cut or
// overlap then. The longer words are made in the open page: nobody is served them.
import { expect, type Page } from '@playwright/test'
import { withoutShiftWatch } from './layout-shifts.ts'
import { setScreenSize } from './screen-size.ts'
import { waitForIdle } from './wait-for-idle.ts'

/** Two phones, a tablet and a desk. */
const WIDTHS_PX = [320, 360, 768, 1280]
const HEIGHT_PX = 740

/** Runs in the page. Answers which texts are cut and which overlap; of a page with a dialog, those of the dialog. */
async function findFaults(): Promise<string[]> {
  const LONGER = 0.4
  const root = [...document.querySelectorAll('[role="dialog"], dialog[open]')].at(-1) ?? document.body
  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))

  /** Each word is as much longer as the whole: its vowels are repeated. Brackets show where a text ends. */
  function longer(text: string): string {
    // Names are as long in every language.
    const vowel = /\b(?:[A-Z]{2,}|Lifafa|Razorpay|WhatsApp)\b|[AEIOUaeiou]/g
    const vowels = text.match(vowel)?.length ?? 0
    let due = 0
    const long = text.replace(vowel, (found) => {
      if (found.length > 1) return found
      due += (text.length * LONGER) / vowels
      const more = Math.floor(due)
      due -= more
      return found + found.toLowerCase().repeat(more)
    })
    return `⟦${long}⟧`
  }
  /** Addresses and numbers of payments are no words. */
  const isWords = (text: string) =>
    /[a-z]{2}/i.test(text) && text !== 'Lifafa' && !/^\S*[@/.\d_]\S*$/.test(text)
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('script, style, .sr-only, .too-old, option, [aria-live], [translate="no"]')
  const textsIn = (within: Element): Text[] => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts.filter(({ data, parentElement }) => data.trim() && parentElement && isSeen(parentElement))
  }
  const changed = new Map<Text, { original: string; long: string }>()
  function lengthen(): void {
    for (const text of textsIn(root)) {
      const original = text.data
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(original) ?? []
      if (words.startsWith('⟦') || !isWords(words)) continue
      text.data = before + longer(words) + after
      changed.set(text, { original, long: text.data })
    }
  }
  function restore(): void {
    for (const [text, { original, long }] of changed) if (text.data === long) text.data = original
  }

  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  /** The letters of a line without the space above and below them, which other lines may share. */
  const lettersOf = ({ left, right, top, bottom }: DOMRect): Box => ({
    ...{ left, right },
    ...{ top: top + (bottom - top) * 0.3, bottom: bottom - (bottom - top) * 0.3 },
  })
  /** A sign may stand in the space that an input keeps for it. */
  function insideOf(control: Element): Box {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(control)
    if (control instanceof HTMLButtonElement) return { left, right, top, bottom }
    return {
      left: left + Number.parseFloat(paddingLeft),
      right: right - Number.parseFloat(paddingRight),
      top,
      bottom,
    }
  }
  const isOutside = (box: Box, of: Box) =>
    box.left < of.left - 1.5 ||
    box.right > of.right + 1.5 ||
    box.top < of.top - 1 ||
    box.bottom > of.bottom + 1
  const overlaps = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

  function* ancestorsOf(element: Element): Generator<Element> {
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement)
      yield at
  }
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow)
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow)
  const isHiddenFromEyes = (element: Element) =>
    [...ancestorsOf(element)].some((at) => clips(at) && (at.clientWidth <= 1 || at.clientHeight <= 1))
  const BUTTONS = 'button, th, [role="tab"], [role="menuitem"], [role="option"], a'
  /** A part that floats above the page hides and shows what is below it; a part that scrolls moves its own alone. */
  const layerOf = (element: Element) =>
    [...ancestorsOf(element)].find((at) => scrolls(at) || /fixed|sticky/.test(getComputedStyle(at).position))

  function lineFault(line: Box, parent: Element): string | undefined {
    for (const at of ancestorsOf(parent)) {
      if (scrolls(at)) return undefined
      const box = at.getBoundingClientRect()
      const isButton = at.matches(BUTTONS) && getComputedStyle(at).display !== 'inline'
      if ((clips(at) || isButton) && isOutside(line, box)) return isButton ? 'leaves its button' : 'is cut'
    }
    return line.left < -1 || line.right > innerWidth + 1 ? 'leaves the screen' : undefined
  }

  lengthen()
  await nextFrame()
  // Parts that measure themselves were rendered again.
  lengthen()
  const faults: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`)
  const lines: { line: Box; text: Text; parent: Element }[] = []
  for (const text of textsIn(root)) {
    const parent = text.parentElement
    if (!parent || isHiddenFromEyes(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const line of [...range.getClientRects()].filter(({ width }) => width > 1).map(lettersOf)) {
      const fault = lineFault(line, parent)
      if (fault) faults.push(`“${text.data.trim()}” ${fault}: ${parent.outerHTML.slice(0, 160)}`)
      lines.push({ line, text, parent })
    }
  }
  // A button of a sign alone may be larger than it looks, for a finger.
  const controls = [...root.querySelectorAll('button, input, select, textarea')].filter(
    (control) => isSeen(control) && (control.tagName !== 'BUTTON' || control.textContent?.trim()),
  )
  for (const [place, { line, text, parent }] of lines.entries()) {
    for (const other of lines.slice(place + 1))
      if (other.text !== text && overlaps(line, other.line) && layerOf(parent) === layerOf(other.parent))
        faults.push(`“${text.data.trim()}” overlaps “${other.text.data.trim()}”`)
    for (const control of controls)
      if (
        !control.contains(parent) &&
        !parent.contains(control) &&
        layerOf(parent) === layerOf(control) &&
        overlaps(line, insideOf(control))
      )
        faults.push(`“${text.data.trim()}” overlaps ${control.outerHTML.slice(0, 120)}`)
  }
  restore()
  return [...new Set(faults)]
}

/** `state` names what `page` shows; its words and its screen are then as they were before. */
export async function expectRoomForWords(page: Page, state: string, widths = WIDTHS_PX): Promise<void> {
  const usual = page.viewportSize()
  await waitForIdle(page)
  await withoutShiftWatch(page, async () => {
    for (const width of widths) {
      await setScreenSize(page, { width, height: HEIGHT_PX })
      const faults = await page.evaluate(findFaults)
      expect.soft(faults, `faults of ${state} on a screen of ${width} px`).toEqual([])
    }
    if (usual) await setScreenSize(page, usual)
  })
}
