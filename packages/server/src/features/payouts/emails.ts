// Emails a host about a payout: a UPI ID is needed, money was paid, or it could not be paid.

import type { Email } from '@lifafa/contract/emails'
import { formatPaise } from '@lifafa/contract/money'
import type { JobData } from '../../jobs/job-kinds.ts'
import type { Services } from '../../services.ts'
import { listPayouts, sumOf } from './reads.ts'
import { wasNotifiedOfBank } from './rules/bank-failure-notified.ts'
import { wantsUpiId } from './rules/obstacle.ts'

type Deps = Pick<Services, 'db' | 'mailer' | 'settings'>

/**
 * Describes the state at the time of writing: it asks for no UPI ID that was saved meanwhile. Throws what the mailer
 * throws.
 */
export async function mailPayout(
  { db, mailer, settings }: Deps,
  { payoutId, about }: JobData['mail-payout'],
): Promise<void> {
  const payout = await db
    .selectFrom('payouts')
    .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
    .innerJoin('event_boxes', 'event_boxes.id', 'payouts.event_box_id')
    .selectAll('payouts')
    .select(['email', 'first_name', 'event_boxes.name'])
    .where('payouts.id', '=', payoutId)
    .executeTakeFirstOrThrow()
  const of = { firstName: payout.first_name, boxName: payout.name }
  const { publicUrl } = settings
  const send = (email: Email) => mailer.send(payout.email, email)
  if (about === 'waiting') {
    if (!wantsUpiId(payout)) return
    const waiting = (await listPayouts(db, payout.event_box_id)).filter(({ state }) => state === 'waiting')
    const amount = formatPaise(sumOf(waiting))
    return send({ kind: 'payout-waiting', ...of, amount, refusedUpiId: payout.upi_id, publicUrl })
  }
  const amount = formatPaise(payout.amount_paise)
  const upiId = payout.upi_id ?? 'you'
  if (about === 'paid')
    return send({ kind: 'payout-paid', ...of, amount, upiId: payout.upi_id, utr: payout.utr })
  const isOfBank = payout.fault === 'bank'
  if (isOfBank && wasNotifiedOfBank(payout, await listPayouts(db, payout.event_box_id))) return
  return send({ kind: 'payout-failed', ...of, amount, upiId, isOfBank, publicUrl })
}
