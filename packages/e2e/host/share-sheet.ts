// Replaces the browser's share sheet and clipboard.
import type { Page } from '@playwright/test'

/** Sets the outcome of sharing on `page`: `pending` never ends. */
export const shareAs = (page: Page, outcome: 'pending' | 'done' | DOMException['name']) =>
  page.evaluate((how) => {
    const asked: unknown[] = []
    Object.assign(window, { asked })
    const share = (data: ShareData) => {
      asked.push(data)
      if (how === 'pending') return new Promise(() => {})
      return how === 'done' ? Promise.resolve() : Promise.reject(new DOMException('', how))
    }
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  }, outcome)

export const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked'))

/** Gives `page` a clipboard that refuses or accepts; none if `works` is undefined. */
export const clipboardThat = (page: Page, works: boolean | undefined) =>
  page.evaluate((does) => {
    const writeText = (text: string) => {
      Object.assign(window, { copied: text })
      return does ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'))
    }
    const value = does === undefined ? undefined : { writeText }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
  }, works)
