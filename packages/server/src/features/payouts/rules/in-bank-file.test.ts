// Until when what is in a file for our bank, or replaces what was in one, is paid by nobody else.
import { expect, test } from 'vitest'
import type { Row } from '../../../db/tables.ts'
import { obstacleOfBankFile, replacedInFile } from './in-bank-file.ts'

const NOW = new Date('2026-11-24T05:30:00Z')
const EARLIER = new Date('2026-11-01T05:30:00Z')
const until = (listed: (Date | null)[], told_late_at: Date | null) =>
  obstacleOfBankFile(
    { told_late_at },
    listed.map((listed_at) => ({ listed_at })),
    { upiId: 'meera@okbank', now: NOW },
  )?.until?.toISOString()

test('it waits for a week after the latest file', () => {
  expect(until([NOW], EARLIER)).toBe('2026-12-01T05:30:00.000Z')
  expect(until([new Date('2026-11-20T05:30:00Z'), null, EARLIER], EARLIER)).toBe('2026-11-27T05:30:00.000Z')
})

test('it waits until its host has known for a day that it is late: an administrator was told then, too', () => {
  expect(until([EARLIER], null)).toBe('2026-11-25T05:30:00.000Z')
  expect(until([EARLIER], new Date('2026-11-23T18:30:00Z'))).toBe('2026-11-24T18:30:00.000Z')
  expect(until([EARLIER], EARLIER)).toBeUndefined()
})

test('what was in no file does not wait', () => {
  expect(until([null], null)).toBeUndefined()
})

const withdrawn = {
  ...{ number: 2, due_on: '2026-11-23', listed_at: new Date('2026-11-18T05:30:00Z') },
  ...{ state: 'failed', fault: 'withdrawn', provider_payout_id: null, sent_at: null },
} as Row<'payouts'>

test('a payout replaces those that were withdrawn within a week after their file, and were not sent', () => {
  const replacement = { number: 3, due_on: '2026-12-01', created_at: NOW }
  expect(replacedInFile(replacement, [withdrawn])).toEqual([withdrawn])
  const others: Partial<Row<'payouts'>>[] = [
    { listed_at: null },
    { listed_at: new Date('2026-11-17T05:30:00Z') },
    { fault: 'bank' },
    { sent_at: EARLIER },
    { state: 'processed', fault: null },
  ]
  expect(
    replacedInFile(
      replacement,
      others.map((other) => ({ ...withdrawn, ...other })),
    ),
  ).toEqual([])
})

test('it replaces one whose promised day it keeps, however old the file is', () => {
  const created_at = new Date('2026-12-20T05:30:00Z')
  expect(replacedInFile({ number: 4, due_on: '2026-11-23', created_at }, [withdrawn])).toEqual([withdrawn])
  expect(replacedInFile({ number: 4, due_on: '2026-11-24', created_at }, [withdrawn])).toEqual([])
})

test('one that was created before replaces nothing', () => {
  expect(replacedInFile({ number: 1, due_on: '2026-11-23', created_at: EARLIER }, [withdrawn])).toEqual([])
})
