// Checks after each step that no invariant is violated.

import { findSentTooSoon } from './check-sending.ts'
import { findUnsoundBooks, findWrongContributions, findWrongRefunds } from './compare-contributions.ts'
import { findOverpaid } from './compare-payouts.ts'
import type { PayoutRecords } from './payouts-of-boxes.ts'

export const throwIfAny = (found: string[], when: string): void => {
  if (found.length > 0) throw new Error(`${when}: ${found.join('\n')}`)
}

export type InvariantCheck = {
  /** While a restored backup catches up with the provider, our own books may be behind. */
  isCatchingUp: boolean
  check(): Promise<void>
}

/** `checkEvery`: the self-check runs after so many commits. */
export function openInvariantCheck(records: PayoutRecords, checkEvery: number): InvariantCheck {
  const { database, provider, guests, statement, refundsAsked } = records
  const count = () => ({
    ...database.commits,
    refunds: provider.refunds.all.length,
    sent: provider.payouts.all.length,
    byHand: statement.length,
  })
  let seen = count()
  return {
    isCatchingUp: false,
    async check() {
      const now = count()
      if (now.refunds > seen.refunds) throwIfAny(findWrongRefunds(provider, refundsAsked), 'Wrong')
      if (now.sent > seen.sent || now.byHand > seen.byHand) throwIfAny(findOverpaid(records), 'Paid too much')
      if (now.sent > seen.sent) throwIfAny(await findSentTooSoon(records), 'Sent too soon')
      throwIfAny(
        guests.flatMap(({ misled }) => misled),
        'Wrong',
      )
      if (now.ofContributions > seen.ofContributions)
        throwIfAny(await findWrongContributions(records), 'Wrong')
      const isTime = Math.floor(now.all / checkEvery) > Math.floor(seen.all / checkEvery)
      if (isTime && !this.isCatchingUp) throwIfAny(await findUnsoundBooks(records), 'The books are wrong')
      seen = now
    },
  }
}
