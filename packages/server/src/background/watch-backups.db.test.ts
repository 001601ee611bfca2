// The alarm for backups that are no longer taken.
import { expect, vi } from 'vitest'
import { noteBackup } from '../db/installation.ts'
import { wait } from '../test/hosts/accounts.ts'
import { test } from '../test/test.ts'
import { HOUR_MS } from '../test/times.ts'
import { watchBackups } from './watch-backups.ts'

test('alarms once when no backup was written for 36 hours, and again after the next one', async ({ app }) => {
  const { db, now } = app.services
  const log = { error: vi.fn() }
  let look = watchBackups(app.services, log)
  const alarmsAfter = async (hours: number) => {
    wait(app, hours * HOUR_MS)
    await look(new AbortController().signal)
    return log.error.mock.calls.splice(0).map(([line]) => line)
  }
  expect(await alarmsAfter(36)).toEqual([])
  expect(await alarmsAfter(1)).toEqual([{ alarm: 'backup-old' }])
  expect(await alarmsAfter(1)).toEqual([])
  await noteBackup(db, now())
  expect(await alarmsAfter(36)).toEqual([])
  expect(await alarmsAfter(1)).toEqual([{ alarm: 'backup-old' }])
  // A server that starts now may be there to take it.
  look = watchBackups(app.services, log)
  expect(await alarmsAfter(1)).toEqual([])
  expect(await alarmsAfter(1)).toEqual([{ alarm: 'backup-old' }])
})
