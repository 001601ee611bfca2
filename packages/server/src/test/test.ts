// `test` for tests of a whole server: each file opens one, and its books must be sound after each test.
import { test as base } from 'vitest'
import { findInconsistencies } from '../db/self-check/self-check.ts'
import { openTestApp, type TestApp } from './app.ts'
import { aSignedInHost } from './fixtures.ts'
import { insertEventBox } from './rows.ts'

export { expect } from 'vitest'

/** Checks that failed after an earlier test: the test that left the books wrong fails, those after it do not. */
const alreadyWrong = new WeakMap<TestApp, string[]>()

async function expectNothingNewIsWrong(app: TestApp, title: string): Promise<void> {
  const found = await findInconsistencies(app.services.db)
  const before = alreadyWrong.get(app)
  alreadyWrong.set(
    app,
    found.map(({ check }) => check),
  )
  const added = found.filter(({ check }) => !before?.includes(check))
  if (added.length > 0) throw new Error(`“${title}” leaves the books wrong: ${JSON.stringify(added)}`)
}

// A file that needs another value extends this `test`: what `test.override` replaces, later files of a worker get too.
export const test = base
  /** The server's clock at the beginning: noon in India on 21 November 2026. */
  .extend('startsAt', { scope: 'file' }, () => new Date('2026-11-21T06:30:00Z'))

  .extend('app', { scope: 'file' }, async ({ startsAt }, { onCleanup }): Promise<TestApp> => {
    const app = await openTestApp(startsAt)
    onCleanup(() => app.close())
    return app
  })

  .extend('soundBooks', { auto: true }, ({ app, task }, { onCleanup }) => {
    onCleanup(() => expectNothingNewIsWrong(app, task.name))
  })

/** Begins at the real time, which the stand-in and its lists use. */
export const realTimeTest = test.extend('startsAt', { scope: 'file' }, () => new Date())

/** Begins ahead of the real time, so that all that the stand-in reports is in the past. */
export const aheadTest = test.extend('startsAt', { scope: 'file' }, () => new Date(Date.now() + 5 * 60_000))

/** With a host of the file, who is signed in. */
export const hostTest = test.extend('host', { scope: 'file' }, ({ app }) => aSignedInHost(app))

/** With an event box of that host for each test. */
export const boxTest = hostTest.extend('box', ({ app, host }) =>
  insertEventBox(app.services.db, { host_id: host.row.id }),
)
