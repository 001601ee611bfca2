// Each scheduled task is documented for operators, with its interval.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from '../test/app.ts'
import { expect, test } from '../test/test.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../test/times.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

const listed = ({ services, app }: TestApp) => {
  const settings = { ...services.settings, guestDetailsMonths: 12, reconcileAfterMs: [MINUTE_MS] }
  return scheduledTasks({ ...services, settings }, app.log)
}

test('docs/operations.md lists each scheduled task with its interval, and no other', async ({ app }) => {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
  const table = page.split('### Scheduled tasks')[1]?.split('###')[0] ?? ''
  const documented = [...table.matchAll(/^\| `(.+?)` \| (.+?) \|/gm)].map(([, name, every]) => [name, every])
  expect(documented).toEqual(listed(app).map(({ name, everyMs }) => [name, inWords(everyMs)]))
})

test('each scheduled task runs', async ({ app }) => {
  for (const { action } of listed(app)) await action(new AbortController().signal)
})

const UNITS = { day: DAY_MS, hour: HOUR_MS, minute: MINUTE_MS, second: SECOND_MS }

/** “6 hours”, in the largest unit that divides it. */
function inWords(ms: number): string {
  const [unit, one] = Object.entries(UNITS).find(([, one]) => ms % one === 0) ?? ['millisecond', 1]
  return ms === one ? unit : `${ms / one} ${unit}s`
}
