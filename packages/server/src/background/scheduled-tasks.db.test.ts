// Each scheduled task runs on an empty database.
import { expect, test } from '../test/test.ts'
import { MINUTE_MS } from '../test/times.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

test('each scheduled task runs', async ({ app: { app, services } }) => {
  const settings = { ...services.settings, guestDetailsMonths: 12, reconcileAfterMs: [MINUTE_MS] }
  const tasks = scheduledTasks({ ...services, settings }, app.log)
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length)
  for (const { action } of tasks) await action(new AbortController().signal)
})
