// Writes to a host about a payout: that a UPI id is wanted, that money was paid, or that it could not be.
import { formatPaise } from '@lifafa/contract/money'
import type { Email } from '@lifafa/contract/web-build'
import type { JobData } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { listPayouts, sumOf } from './reads.ts'
import { wantsUpiId } from './rules/obstacle.ts'
import { wasNotifiedOfBank } from './rules/told-of-bank.ts'

type Deps = Pick<Services, 'db' | 'mailer' | 'settings'>

/** As things stand when it is written: no letter wants a UPI id that was saved meanwhile. Throws what the mailer throws. */
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
  const send = (letter: Email) => mailer.send(payout.email, letter)
  if (about === 'waiting') {
    if (!wantsUpiId(payout)) return
    const waiting = (await listPayouts(db, payout.event_box_id)).filter(({ state }) => state === 'waiting')
    const amount = formatPaise(sumOf(waiting))
    return send({ kind: 'payout-waiting', ...of, amount, refusedUpiId: payout.upi_id, publicUrl })
  }
  const amount = formatPaise(payout.amount_paise)
  const upiId = payout.upi_id ?? ''
  if (about === 'paid')
    return send({ kind: 'payout-paid', ...of, amount, upiId: payout.upi_id, utr: payout.utr })
  const isOfBank = payout.fault === 'bank'
  if (isOfBank && wasNotifiedOfBank(payout, await listPayouts(db, payout.event_box_id))) return
  return send({ kind: 'payout-failed', ...of, amount, upiId, isOfBank, publicUrl })
}
