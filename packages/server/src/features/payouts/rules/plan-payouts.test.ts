// How an amount is split into payouts, and what becomes of open ones when another amount is available.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST_HALVED_PAISE, MOST_PAISE, mostTo, planPayouts, splitIntoPayouts } from './plan-payouts.ts'

test.each([
  [0, []],
  [-501_00, []],
  [99, []],
  [100, [100]],
  [501_00, [501_00]],
  [1_00_000_00, [1_00_000_00]],
  [3_50_000_00, [1_00_000_00, 1_00_000_00, 1_00_000_00, 50_000_00]],
  [1_00_000_50, [99_999_00, 1_50]],
])('%d paise are sent as %j', (owed, payouts) => {
  expect(splitIntoPayouts(owed)).toEqual(payouts)
})

const open = (...amounts: number[]) =>
  amounts.map((amount_paise, index) => ({ id: `p${index}`, amount_paise }))
const NOTHING = { cancel: [], resize: [], create: [] }

test.each<[string, number[], number, number, Partial<ReturnType<typeof planPayouts>>]>([
  ['nothing changes', [500], 500, MOST_PAISE, {}],
  ['more is owed: another payout', [500], 700, MOST_PAISE, { create: [{ amountPaise: 200 }] }],
  ['a little more waits', [500], 599, MOST_PAISE, {}],
  [
    'less is owed: the last is made smaller',
    [500, 300],
    650,
    MOST_PAISE,
    { resize: [{ id: 'p1', amountPaise: 150 }] },
  ],
  ['so little is left of it that it is cancelled', [500, 300], 599, MOST_PAISE, { cancel: ['p1'] }],
  ['nothing is owed', [500, 300], 0, MOST_PAISE, { cancel: ['p0', 'p1'] }],
  [
    'the bank takes half: it is divided, and its parts keep its promise',
    [90_000],
    90_000,
    45_000,
    { resize: [{ id: 'p0', amountPaise: 45_000 }], create: [{ amountPaise: 45_000, partOf: 'p0' }] },
  ],
])('%s', (_case, amounts, available, most, plan) => {
  expect(planPayouts(open(...amounts), available, most)).toEqual({ ...NOTHING, ...plan })
})

test('the open payouts of a plan sum to what is available, each no larger than a channel carries', () => {
  const paise = fc.integer({ min: 100, max: MOST_PAISE })
  const any = fc.record({
    amounts: fc.array(paise, { maxLength: 6 }),
    available: fc.integer({ min: 0, max: 6 * MOST_PAISE }),
    most: fc.integer({ min: LEAST_HALVED_PAISE, max: MOST_PAISE }),
  })
  fc.assert(
    fc.property(any, ({ amounts, available, most }) => {
      const payouts = open(...amounts)
      const { cancel, resize, create } = planPayouts(payouts, available, most)
      const kept = payouts
        .filter(({ id }) => !cancel.includes(id))
        .map(({ id, amount_paise }) => resize.find((one) => one.id === id)?.amountPaise ?? amount_paise)
      const after = [...kept, ...create.map(({ amountPaise }) => amountPaise)]
      const sum = after.reduce((all, each) => all + each, 0)
      expect(sum).toBeLessThanOrEqual(available)
      expect(available - sum).toBeLessThan(100)
      expect(after.every((each) => each >= 100 && each <= most)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('an amount that was refused is halved for that UPI ID, again and again, and for no other', () => {
  const to = (upi_id: string) => ({ upi_id, bank_account: null, ifsc: null, bank_account_name: null })
  const meera = to('meera@okbank')
  const refused = (amount_paise: number, upi_id = 'meera@okbank') => ({
    ...to(upi_id),
    amount_paise,
    failure: 'amount' as const,
  })
  expect(mostTo(meera, [])).toBe(MOST_PAISE)
  expect(mostTo(meera, [refused(90_000_00)])).toBe(45_000_00)
  expect(mostTo(meera, [refused(90_000_00), refused(45_000_00)])).toBe(22_500_00)
  expect(mostTo(meera, [refused(90_000_00, 'asha@okbank')])).toBe(MOST_PAISE)
  expect(mostTo(meera, [{ ...refused(90_000_00), failure: 'bank' }])).toBe(MOST_PAISE)
  expect(mostTo(meera, [refused(1_500_00)])).toBe(LEAST_HALVED_PAISE)
})
