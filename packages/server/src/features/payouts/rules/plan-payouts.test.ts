// How an amount is split into payouts, and what becomes of open ones when another amount is available.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grownBack, LEAST_HALVED_PAISE, MOST_PAISE, mostTo, planPayouts } from './plan-payouts.ts'

test.each([
  [0, []],
  [99, []],
  [100, [100]],
  [501_00, [501_00]],
  [1_00_000_00, [1_00_000_00]],
  [3_50_000_00, [1_00_000_00, 1_00_000_00, 1_00_000_00, 50_000_00]],
  [1_00_000_50, [99_999_00, 1_50]],
])('%d paise are sent as %j', (owed, payouts) => {
  expect(planPayouts([], owed)).toEqual([payouts])
})

test.each<[string, number[], number, number, number[][]]>([
  ['nothing changes', [500], 500, MOST_PAISE, [[500], []]],
  ['more is owed: another payout', [500], 700, MOST_PAISE, [[500], [200]]],
  ['a little more waits', [500], 599, MOST_PAISE, [[500], []]],
  ['less is owed: the last is made smaller', [500, 300], 650, MOST_PAISE, [[500], [150], []]],
  ['so little is left of it that it is cancelled', [500, 300], 599, MOST_PAISE, [[500], [], []]],
  ['nothing is owed', [500, 300], 0, MOST_PAISE, [[], [], []]],
  ['the bank takes half: it is divided', [90_000], 90_000, 45_000, [[45_000, 45_000], []]],
])('%s', (_case, open, available, most, plan) => {
  expect(planPayouts(open, available, most)).toEqual(plan)
})

const isOpen = { state: 'open' as const }
const held = (amount_paise: number) => ({
  ...{ ...isOpen, id: 'held', hold: 'needs-operator' as const, amount_paise },
})
const emptied = { ...held(700), state: 'cancelled' as const }
const free = (amount_paise: number) => ({ ...isOpen, id: 'free', hold: null, amount_paise })

test.each<[string, Parameters<typeof grownBack>[0], number, number[]]>([
  ['nothing is owed anew', [held(700)], 700, [700]],
  ['less is owed', [held(700)], 600, [700]],
  ['a part of what it has lost', [held(700)], 750, [750]],
  ['more than that: the rest is owed anew', [held(700)], 1000, [900]],
  ['what is in another payout stays there', [free(200), held(700)], 950, [200, 750]],
  ['nothing is left of it', [emptied], 0, [0]],
  ['nothing was left of it, and more than it was is owed', [emptied], 1000, [900]],
  ['nothing was left of it, and another payout keeps what it has', [emptied, free(200)], 800, [600, 200]],
  ['a part of it without an attempt was emptied: it takes all', [{ ...emptied, id: 'part' }], 1000, [1000]],
  ['one that waits for nobody', [free(700)], 900, [700]],
])('a payout of 900 that waits for an administrator, and shrank: %s', (_case, payouts, available, wanted) => {
  const attempts = [
    ...[500, 900].map((amount_paise) => ({ payout_id: 'held', amount_paise })),
    { payout_id: 'free', amount_paise: 900 },
  ]
  expect(grownBack(payouts, attempts, available)).toEqual(wanted)
})

test('the open payouts of a plan sum to what is available, each no larger than a channel carries', () => {
  const paise = fc.integer({ min: 100, max: MOST_PAISE })
  const any = fc.record({
    open: fc.array(paise, { maxLength: 6 }),
    available: fc.integer({ min: 0, max: 6 * MOST_PAISE }),
    most: fc.integer({ min: LEAST_HALVED_PAISE, max: MOST_PAISE }),
  })
  fc.assert(
    fc.property(any, ({ open, available, most }) => {
      const after = planPayouts(open, available, most).flat()
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
