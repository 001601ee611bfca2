// Checks after each step that no invariant is violated.

import { sql } from 'kysely'
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
    refunds: provider.all('refund').length,
    sent: provider.all('payout').length,
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

/** Clocks differ, and an action may take a while between its moment and its commit. */
const ABOUT = sql`interval '2 minutes'`

/** Sent at once to a UPI ID that had just failed, or had just been changed. By our own books when the provider has just been asked; the payout was written before. */
async function findSentTooSoon({ database: { db }, provider }: PayoutRecords): Promise<string[]> {
  const last = provider.all('payout').at(-1)
  const { rows } = await sql<{ why: string }>`
    with tried as (select a.*, p.event_box_id, p.host_id from payout_attempts a join payouts p on p.id = a.payout_id)
    select 'to which ' || failed.id || ' had failed a moment before' as why
    from tried sent join tried failed using (event_box_id, upi_id)
    where sent.id = ${last?.reference_id} and failed.state in ('failed', 'returned')
      and failed.failure in ('destination', 'bank', 'amount')
      and sent.created_at > failed.updated_at + ${ABOUT} and sent.created_at < failed.updated_at + interval '1 day' - ${ABOUT}
      and not exists (
        select from tried p where p.event_box_id = sent.event_box_id and p.upi_id = sent.upi_id
          and p.created_at > failed.updated_at and p.paid_at <= sent.created_at)
    union all
    select 'which was saved a moment before'
    from tried sent join hosts on hosts.id = sent.host_id and hosts.upi_id = sent.upi_id
    where sent.id = ${last?.reference_id}
      and sent.created_at > upi_id_changed_at + ${ABOUT} and sent.created_at < upi_id_changed_at + interval '1 day' - ${ABOUT}`.execute(
    db,
  )
  return rows.map(({ why }) => `${last?.id} was sent to ${last && provider.upiIdOf(last)}, ${why}`)
}
