// Checks that nothing moves while a page loads.
import { expect, type Page } from '@playwright/test'

/** An entry of the browser's `layout-shift` timeline (Layout Instability, W3C WICG). */
interface LayoutShift extends PerformanceEntry {
  /** Which part of the screen moved, times how far. */
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Below this, a word that changes its font; above it, a line that moves others. Good pages sum up to 0.1. */
const NOTICED = 0.001

/**
 * Begins to watch `page`; call it before the page is opened. Returns an assertion that nothing has shifted since the last full
 * load, except within half a second of a press or a key. It waits first for the words `state` on the page.
 */
export async function watchLayoutShifts(page: Page): Promise<(state: string) => Promise<void>> {
  await page.addInitScript((noticed) => {
    const moved: string[] = []
    let isPaused = false
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Text ? node.parentElement : node
      return element instanceof Element ? element.outerHTML.slice(0, 200) : 'something that is gone'
    }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    const note = (entries: PerformanceEntryList) => {
      if (isPaused) return
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
        if (!hadRecentInput && value > noticed)
          for (const { node, previousRect, currentRect } of sources)
            moved.push(
              `${placeOf(previousRect)} → ${placeOf(currentRect)} (score ${value.toFixed(4)}, screen ${innerWidth}×${innerHeight}): ${nameOf(node)}`,
            )
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    /** The last frame's shifts are reported after the next one. */
    const nextFrame = async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      note(observer.takeRecords())
    }
    Object.assign(window, {
      async takeShifts() {
        await nextFrame()
        return moved.splice(0)
      },
      async pauseShifts(paused: boolean) {
        await nextFrame()
        isPaused = paused
      },
    })
  }, NOTICED)
  return async (state) =>
    expect(await page.evaluate(() => Reflect.get(window, 'takeShifts')()), `what moved in ${state}`).toEqual(
      [],
    )
}

/** Ignores all shifts during `action` on `page`, such as at other screen widths. */
export async function withoutShiftWatch(page: Page, action: () => Promise<void>): Promise<void> {
  const pause = (paused: boolean) =>
    page.evaluate((isPaused) => Reflect.get(window, 'pauseShifts')?.(isPaused), paused)
  await pause(true)
  await action()
  await pause(false)
}
