// Decides which entries of the ledger are adjustments for a host: what changed after money had been sent, and the payout that shows it.
import type { MoneyAdjustment } from '@lifafa/contract/endpoints/box-money'
import type { Row } from '../../../db/tables.ts'
import { isOnTheWay } from '../../payouts/rules/states.ts'

/** A refund, a lost dispute or a correction. */
export type DebtChange = Omit<MoneyAdjustment, 'at' | 'given_at' | 'payout'> & {
  at: Date
  given_at: Date | null
}

type SentOrPaid = Pick<
  Row<'payouts'>,
  'state' | 'amount_paise' | 'due_on' | 'created_at' | 'sent_at' | 'paid_at'
>

/**
 * `payouts`: all of the box, in their order. `transferredAt`: when its first transfer was settled; null if none was. An earlier
 * change only makes what is received smaller. A payout that was not sent is withdrawn and made again when less is owed, so the first
 * payout that was created after a change is the one that has it.
 */
export function adjustmentsOf(
  changes: readonly DebtChange[],
  payouts: readonly SentOrPaid[],
  transferredAt: Date | null,
): MoneyAdjustment[] {
  const counted = payouts.filter(({ state }) => state !== 'failed' && state !== 'reversed')
  const sentAt = counted.flatMap((payout) => sentTimeOf(payout) ?? [])
  const first = Math.min(...[...sentAt, ...(transferredAt ? [transferredAt] : [])].map((at) => at.getTime()))
  return changes
    .filter(({ at }) => at.getTime() >= first)
    .map(({ at, given_at, ...change }) => {
      const payout = counted.find(({ created_at }) => created_at > at)
      return {
        ...change,
        at: at.toISOString(),
        given_at: given_at?.toISOString() ?? null,
        payout: payout
          ? {
              paise: payout.amount_paise,
              due_on: payout.due_on,
              paid_at: payout.state === 'processed' ? (payout.paid_at?.toISOString() ?? null) : null,
            }
          : null,
      }
    })
}

/** An administrator's payment was never sent by the provider. */
const sentTimeOf = (payout: SentOrPaid): Date | null =>
  isOnTheWay(payout) || payout.state === 'processed' ? (payout.sent_at ?? payout.paid_at) : null
