// Behaviour on a full disk: writes are refused, reads are answered, and nothing needs repair when space is free again.
import { failures } from '@lifafa/contract/failures'
import { expect, test } from 'vitest'
import type { OnPglite, OnPostgres } from '../test/full-disk/full-disk-process.ts'
import { hasOwnMounts, runInOwnMounts } from '../test/own-disk/own-mounts.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const PROCESS = 'full-disk/full-disk-process.ts'

/** @param statuses of a write and a read while the disk is full */
const survives = (statuses: string) => ({
  refused: {
    status: failures.unavailable.status,
    retryAfter: '2',
    body: {
      success: false,
      code: 'unavailable',
      message: failures.unavailable.message,
      reference: expect.any(String),
    },
  },
  statuses: [statuses],
  writtenAgain: 200,
  exitCode: 0,
  acknowledged: expect.any(Number),
  lost: [],
  inconsistencies: [],
})

test('a database error that says the disk is full counts as unavailable [db-4]', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(
    true,
  )
})

if (hasOwnMounts()) {
  test('PGlite on a full disk answers writes with 503 and reads as usual, and recovers when space is free again [db-5]', async () => {
    const { seen, refusal, alarms } = await runInOwnMounts<OnPglite>(PROCESS, ['pglite'])
    expect(seen).toEqual(survives('503 200'))
    expect(seen.acknowledged).toBeGreaterThan(20)
    expect(refusal).toMatch(/^The embedded database could not be opened \(.*No space left on device\)\.$/)
    expect(alarms).toEqual([0, 1, 1, 1, 2])
  })

  test('PostgreSQL on a full disk answers writes with 503, and recovers after a restart when space is free again [db-6]', async () => {
    const { tables, log } = await runInOwnMounts<OnPostgres>(PROCESS, ['postgres'])
    expect(tables).toEqual(survives('503 200'))
    expect(log).toEqual(survives('503 503'))
    expect(Math.min(tables.acknowledged, log.acknowledged)).toBeGreaterThan(20)
  }, 400_000)
}
