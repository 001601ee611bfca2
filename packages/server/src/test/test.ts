// `test` for tests of a whole server: each file opens one, and its books must be sound after each test.
import { test as base } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'
import { expectSoundBooks } from './paying.ts'

export { expect } from 'vitest'

// A file that needs another value extends this `test`: what `test.override` replaces, later files of a worker get too.
export const test = base
  /** The server's clock at the beginning: noon in India on 21 November 2026. */
  .extend('startsAt', { scope: 'file' }, () => new Date('2026-11-21T06:30:00Z'))

  .extend('app', { scope: 'file' }, async ({ startsAt }, { onCleanup }): Promise<TestApp> => {
    const app = await openTestApp(startsAt)
    onCleanup(() => app.close())
    return app
  })

  .extend('soundBooks', { auto: true }, ({ app }, { onCleanup }) => {
    onCleanup(() => expectSoundBooks(app))
  })

/** Begins at the real time, which the stand-in and its lists use. */
export const realTimeTest = test.extend('startsAt', { scope: 'file' }, () => new Date())

/** Begins ahead of the real time, so that all that the stand-in reports is in the past. */
export const aheadTest = test.extend('startsAt', { scope: 'file' }, () => new Date(Date.now() + 5 * 60_000))
