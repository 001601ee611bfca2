// Checks that a page in Hindi shows no English: neither as text nor in what a screen reader says.
import { expect, type Page } from '@playwright/test'
import { waitForIdle } from './wait-for-idle.ts'

/** Names of things, which Hindi speakers read in Latin letters on every phone. */
const KNOWN = [
  ...['Lifafa', 'Razorpay', 'WhatsApp', 'UPI', 'ID', 'UTR', 'QR', 'PAN', 'IFSC'],
  ...['PDF', 'Excel', 'CSV', 'A4', 'A5', 'mm', 'English'],
]

/** `state` names what `page` shows; `names`: further Latin words, which people typed. */
export async function expectHindiOnly(
  page: Page,
  state: string,
  names: readonly string[] = [],
): Promise<void> {
  await waitForIdle(page)
  await expect(page.locator('html'), `the language of ${state}`).toHaveAttribute('lang', 'hi-IN')
  const english = () =>
    page.evaluate(
      (known) => {
        const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
        const texts: string[] = []
        for (const element of document.body.querySelectorAll('*')) {
          // The region of toasts names itself in English; nobody sees it.
          if (element.closest('script, style, .too-old, section[aria-live]') || !isSeen(element)) continue
          for (const node of element.childNodes)
            if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
          for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
            texts.push(element.getAttribute(name) ?? '')
        }
        // Addresses of pages and of UPI are no words.
        const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => !/[@/]|\w\.\w/.test(word))
        const latin = words.flatMap((word) => word.match(/[A-Za-z][A-Za-z0-9'’]+/g) ?? [])
        return [...new Set(latin)].filter((word) => !known.includes(word))
      },
      [...KNOWN, ...names],
    )
  await expect.poll(english, { message: `English words of ${state}` }).toEqual([])
}
