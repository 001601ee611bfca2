// Checks after each step that no invariant is violated.

import type { PayoutTruth } from './payouts-of-boxes.ts'
import { findUnsoundBooks, findWrongContributions, findWrongRefunds } from './truth.ts'
import { findOverpaid } from './truth-payouts.ts'
import { findSentTooSoon } from './truth-sending.ts'

export const refuse = (found: string[], when: string): void => {
  if (found.length > 0) throw new Error(`${when}: ${found.join('\n')}`)
}

export type Judge = {
  /** While a restored backup catches up with the provider, our own books may be behind. */
  isCatchingUp: boolean
  neverWrong(): Promise<void>
}

/** `checkEvery`: the self-check runs after so many commits. */
export function openJudge(truth: PayoutTruth, checkEvery: number): Judge {
  const { database, provider, guests, statement } = truth
  const count = () => ({
    ...database.commits,
    refunds: provider.refunds.all.length,
    sent: provider.payouts.all.length,
    byHand: statement.length,
  })
  let seen = count()
  return {
    isCatchingUp: false,
    async neverWrong() {
      const now = count()
      if (now.refunds > seen.refunds) refuse(findWrongRefunds(provider), 'Wrong')
      if (now.sent > seen.sent || now.byHand > seen.byHand) refuse(findOverpaid(truth), 'Paid too much')
      if (now.sent > seen.sent) refuse(await findSentTooSoon(truth), 'Sent too soon')
      refuse(
        guests.flatMap(({ misled }) => misled),
        'Wrong',
      )
      if (now.ofContributions > seen.ofContributions) refuse(await findWrongContributions(truth), 'Wrong')
      const isTime = Math.floor(now.all / checkEvery) > Math.floor(seen.all / checkEvery)
      if (isTime && !this.isCatchingUp) refuse(await findUnsoundBooks(truth), 'The books are wrong')
      seen = now
    },
  }
}
