// Moves the server's time with the clock of a page, as its rules about days see it.
import type { Page } from '@playwright/test'

/** `page` hears no time from the server: where a test sets the clock of the page, it counts as the server's. */
export const shareClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { get } = Headers.prototype
    Headers.prototype.get = function (name) {
      return name === 'date' ? null : get.call(this, name)
    }
  })
