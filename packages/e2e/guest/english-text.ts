// Finds English text on a page in Hindi.
import type { Page } from '@playwright/test'

/** English that may be on the Hindi page: names, and text of host and guest. */
const NOT_TRANSLATED = /^(English|UPI|Razorpay|Rohan|Asha|Bhopal|Lifafa|Come and be merry\.|[^A-Za-z]*)$/

/** Texts and labels on `page` with an English word. */
export const englishOn = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent?.closest('script, noscript')) found.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
      found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '')
    return found
  })
  return texts.filter(
    (text) =>
      !text.split(/\s*(UPI|Razorpay|♥)\s*|\s+•\s+/).every((part) => NOT_TRANSLATED.test((part ?? '').trim())),
  )
}
