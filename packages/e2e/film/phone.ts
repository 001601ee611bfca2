// Opens a phone for the film, without the signs of the sandbox.
import type { Browser, Page } from '@playwright/test'

const PHONE = { width: 360, height: 700 }

/** What a sandbox says of itself, on our pages and in the stand-in's dialog, is none of the film's business. */
const WITHOUT_SANDBOX =
  'aside, #ribbon, #payer, #status ~ *, #dialog footer { display: none !important } * { caret-color: transparent }'

export async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
  })
  await context.addInitScript((css) => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = css
      document.head.append(style)
    })
  }, WITHOUT_SANDBOX)
  return context.newPage()
}
