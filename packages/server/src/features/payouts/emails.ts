// Emails a host about a payout: a UPI ID is needed, money was paid, could not be paid, or is late.

import { endsWithUpiId } from '@lifafa/contract/box-money/money-states'
import type { Email } from '@lifafa/contract/emails'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { formatPaise } from '@lifafa/contract/money'
import type { JobData } from '../../jobs/job-kinds.ts'
import type { Services } from '../../services.ts'
import { listPayouts, sumOf } from './reads.ts'
import { wasNotifiedOfBank } from './rules/bank-failure-notified.ts'
import { heldUntil, isLate, reasonOf } from './rules/late.ts'

type Deps = Pick<Services, 'db' | 'mailer' | 'settings' | 'now'>

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
    if (!endsWithUpiId(payout.hold)) return
    const waiting = (await listPayouts(db, payout.event_box_id)).filter(({ state }) => state === 'waiting')
    const amount = formatPaise(sumOf(waiting))
    return send({ kind: 'payout-waiting', ...of, amount, refusedUpiId: payout.upi_id, publicUrl })
  }
  const amount = formatPaise(payout.amount_paise)
  const upiId = payout.upi_id ?? 'you'
  if (about === 'paid')
    return send({ kind: 'payout-paid', ...of, amount, upiId: payout.upi_id, utr: payout.utr })
  const { fault } = payout
  // Null where it was paid after all.
  if (fault !== 'upi-id' && fault !== 'bank' && fault !== 'ours') return
  if (fault === 'bank' && wasNotifiedOfBank(payout, await listPayouts(db, payout.event_box_id))) return
  return send({ kind: 'payout-failed', ...of, amount, upiId, fault, publicUrl })
}

/** Of a box, as of now: nothing where none is late any more, or the host cannot sign in to see them. */
export async function mailLatePayouts(
  { db, mailer, settings, now }: Deps,
  { boxId }: JobData['mail-late-payouts'],
): Promise<void> {
  const late = (await listPayouts(db, boxId)).filter((payout) => isLate(payout, todayInIndia(now())))
  const [first] = late
  if (!first) return
  const host = await db
    .selectFrom('event_boxes')
    .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
    .select(['email', 'first_name', 'deactivated_at', 'name'])
    .where('event_boxes.id', '=', boxId)
    .executeTakeFirstOrThrow()
  if (host.deactivated_at) return
  await mailer.send(host.email, {
    kind: 'payout-late',
    firstName: host.first_name,
    boxName: host.name,
    amount: formatPaise(sumOf(late)),
    part: {
      ...{ state: 'late', reason: reasonOf(first), due_on: first.due_on },
      ...{ upi_id: first.upi_id, reference: first.utr },
      at: (first.sent_at ?? heldUntil(first))?.toISOString() ?? null,
    },
    giftid: boxId,
    publicUrl: settings.publicUrl,
  })
}
