// Reverses a refunded contribution: opposite journal lines, a smaller kept amount, a line in the host's feed.
import { formatPaise, splitCharge } from '@lifafa/contract/money'
import type { Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { insertJournalLines } from '../../../journal/insert-lines.ts'
import { disputeDescription, refundDescription } from '../../contributions/rules.ts'
import { flagHostOwes } from './flag-host-owes.ts'

/** Does nothing where the payment is no contribution, or the refund is in the journal already. */
export async function reverseContribution(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'amount_paise'>,
  refund: Pick<Row<'refunds'>, 'id' | 'amount_paise' | 'kind'>,
  now: Date,
): Promise<void> {
  const contribution = await trx
    .selectFrom('contributions')
    .innerJoin('event_boxes', 'event_boxes.id', 'contributions.event_box_id')
    .select(['contributions.id', 'event_box_id', 'host_id', 'guest_name', 'amount_paise', 'kept_paise'])
    .where('payment_id', '=', payment.id)
    .executeTakeFirst()
  if (!contribution) return
  const written = await trx
    .insertInto('journal_transactions')
    .values({ kind: 'refund', refund_id: refund.id, occurred_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  // Comes first: it locks the box, so that no payout is sent meanwhile, and unsent payouts are calculated again.
  await scheduleCheck(trx, 'event_boxes', contribution.event_box_id, now)
  const keptPaise = Math.max(
    0,
    splitCharge(payment.amount_paise - (await totalRefunded(trx, payment.id))).contributionPaise,
  )
  const contributionBackPaise = contribution.kept_paise - keptPaise
  await insertJournalLines(trx, written.id, contribution, [
    { account: 'gateway-receivable', amount_paise: -refund.amount_paise },
    { account: 'host-payable', amount_paise: contributionBackPaise },
    { account: 'platform-fee', amount_paise: refund.amount_paise - contributionBackPaise },
  ])
  await trx
    .updateTable('contributions')
    .set({ refunded_paise: contribution.amount_paise - keptPaise })
    .where('id', '=', contribution.id)
    .execute()
  await flagHostOwes(trx, { ...contribution, payment_id: payment.id }, refund.id, now)
  const describe = refund.kind === 'dispute' ? disputeDescription : refundDescription
  await recordActivity(trx, {
    hostId: contribution.host_id,
    eventBoxId: contribution.event_box_id,
    action: 'contribution-refunded',
    description: describe(contribution.guest_name, formatPaise(contributionBackPaise)),
    now,
  })
}

/** For a payment that has only now become a contribution: parts of it may have been refunded before. */
export async function applyEarlierRefunds(
  trx: Transaction<Database>,
  payment: Pick<Row<'payments'>, 'id' | 'amount_paise'>,
  now: Date,
): Promise<void> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['id', 'amount_paise', 'kind'])
    .where('payment_id', '=', payment.id)
    .where('state', '=', 'processed')
    .execute()
  for (const refund of refunds) await reverseContribution(trx, payment, refund, now)
}

/** The total refunded of a payment by the journal, this refund included. */
async function totalRefunded(trx: Transaction<Database>, paymentId: string): Promise<Paise> {
  const refunds = await trx
    .selectFrom('refunds')
    .innerJoin('journal_transactions', 'journal_transactions.refund_id', 'refunds.id')
    .select('amount_paise')
    .where('payment_id', '=', paymentId)
    .execute()
  return refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
}
