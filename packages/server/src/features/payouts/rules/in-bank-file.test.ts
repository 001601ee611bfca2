// Until when what is in a file for our bank is paid by nobody else.
import { expect, test } from 'vitest'
import { obstacleOfBankFile } from './in-bank-file.ts'

const NOW = new Date('2026-11-24T05:30:00Z')
const until = (listed_at: Date | null, due_on: string) =>
  obstacleOfBankFile([{ listed_at, due_on }], { upiId: 'meera@okbank', now: NOW })?.until?.toISOString()

test('it waits for a week after the file', () => {
  expect(until(NOW, '2026-11-24')).toBe('2026-12-01T05:30:00.000Z')
})

test('it waits until it has been late for a day, so that an administrator has been told', () => {
  // Late from 2 December in India, which begins at 18:30 UTC.
  expect(until(NOW, '2026-12-01')).toBe('2026-12-02T18:30:00.000Z')
})

test('without a file, or where its week is over, nothing is waited for', () => {
  expect(until(null, '2026-12-01')).toBeUndefined()
  expect(until(new Date('2026-11-17T05:30:00Z'), '2026-11-20')).toBeUndefined()
})

test('the latest of those that it replaces counts', () => {
  const payouts = [
    { listed_at: new Date('2026-11-20T05:30:00Z'), due_on: '2026-11-20' },
    { listed_at: null, due_on: '2026-12-20' },
    { listed_at: new Date('2026-11-18T05:30:00Z'), due_on: '2026-11-20' },
  ]
  expect(obstacleOfBankFile(payouts, { upiId: 'meera@okbank', now: NOW })).toMatchObject({
    hold: 'in-bank-file',
    until: new Date('2026-11-27T05:30:00Z'),
  })
})
