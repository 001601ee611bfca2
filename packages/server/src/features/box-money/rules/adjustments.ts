// Decides which entries of the ledger are adjustments for a host: what changed after money had been sent, and the payout that shows it.
import type { MoneyAdjustment } from '@lifafa/contract/endpoints/box-money'
import type { Row } from '../../../db/tables.ts'

/** A payout with the attempt that pays it or has paid it, whose columns are null where there is none. */
export type PaidOut = Pick<
  Row<'payouts'>,
  'created_at' | 'state' | 'amount_paise' | 'due_on' | 'hold_reason' | 'not_before' | 'cancelled_by'
> &
  Pick<Nullable<Row<'payout_attempts'>>, 'upi_id' | 'bank_account' | 'reference' | 'paid_at'> & {
    sent_at: Date | null
    attempt: 'live' | 'paid' | null
  }
type Nullable<T> = { [K in keyof T]: T[K] | null }

/** A refund, a lost dispute, a correction or a debt that was set off. `since`: when its money began to be kept back; at the latest `at`. */
export type DebtChange = Omit<MoneyAdjustment, 'at' | 'given_at' | 'payout'> & {
  at: Date
  since: Date
  given_at: Date | null
}

type SentOrPaid = Pick<
  PaidOut,
  'state' | 'amount_paise' | 'due_on' | 'created_at' | 'sent_at' | 'paid_at' | 'attempt'
>

/**
 * `payouts`: all of the box, in their order. `transferredAt`: when its first transfer was settled; null where none was. A change whose
 * money was kept back before that only makes what is received smaller, but for a set-off, which another box explains and no payout has.
 */
export function adjustmentsOf(
  changes: readonly DebtChange[],
  payouts: readonly SentOrPaid[],
  transferredAt: Date | null,
): MoneyAdjustment[] {
  const counted = payouts.filter(({ state }) => state !== 'cancelled')
  const sentAt = counted.flatMap((payout) => sentTimeOf(payout) ?? [])
  const first = Math.min(...[...sentAt, ...(transferredAt ? [transferredAt] : [])].map((at) => at.getTime()))
  return changes
    .filter(({ why, since }) => why === 'set-off' || since.getTime() >= first)
    .map(({ at, since, given_at, ...change }) => {
      const payout = change.why === 'set-off' ? undefined : payoutWith({ since, ...change }, counted)
      return {
        ...change,
        at: at.toISOString(),
        given_at: given_at?.toISOString() ?? null,
        payout: payout
          ? {
              paise: payout.amount_paise,
              due_on: payout.due_on,
              paid_at: payout.attempt === 'paid' ? (payout.paid_at?.toISOString() ?? null) : null,
            }
          : null,
      }
    })
}

/** The last payout that was open then is made smaller first. Else the first one that was created since then has the change. */
function payoutWith({ paise, since }: Pick<DebtChange, 'paise' | 'since'>, counted: readonly SentOrPaid[]) {
  const shrunk = counted.findLast((payout) => {
    const sentAt = sentTimeOf(payout)
    return paise < 0 && payout.created_at <= since && (sentAt === null || sentAt > since)
  })
  return shrunk ?? counted.find(({ created_at }) => created_at > since)
}

const sentTimeOf = ({ attempt, sent_at }: SentOrPaid): Date | null => (attempt === null ? null : sent_at)
