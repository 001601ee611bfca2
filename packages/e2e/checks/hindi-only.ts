// Checks that a page in Hindi shows no English: neither as text nor in what a screen reader says.
import { latinWords } from '@lifafa/contract/test/latin-in-hindi'
import { expect, type Page } from '@playwright/test'
import { waitForIdle } from './wait-for-idle.ts'

/** `state` names what `page` shows; `names`: Latin words that people typed. */
export async function expectHindiOnly(
  page: Page,
  state: string,
  names: readonly string[] = [],
): Promise<void> {
  await waitForIdle(page)
  await expect(page.locator('html'), `the language of ${state}`).toHaveAttribute('lang', 'hi-IN')
  const texts = () =>
    page.evaluate(() => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const found: string[] = []
      for (const element of document.body.querySelectorAll('*')) {
        // Bots alone meet the last of these.
        if (element.closest('script, style, .too-old, [aria-hidden] label') || !isSeen(element)) continue
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
        // The region of toasts names itself in English; nobody sees it.
        if (element.matches('section[aria-live]')) continue
        for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
          found.push(element.getAttribute(name) ?? '')
      }
      return found
    })
  const english = async () => latinWords(await texts(), names)
  await expect.poll(english, { message: `English words of ${state}` }).toEqual([])
}
