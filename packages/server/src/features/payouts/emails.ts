// Writes to a host about a payout: that a UPI id is wanted, that money was paid, or that it could not be.
import { formatPaise } from '@lifafa/contract/money'
import type { Letter } from '@lifafa/contract/web-build'
import type { JobData } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { listPieces, sumOf } from './reads.ts'
import { wantsUpiId } from './rules/obstacle.ts'
import { wasToldOfBank } from './rules/told-of-bank.ts'

type Given = Pick<Services, 'db' | 'mailer' | 'settings'>

/** As things stand when it is written: no letter wants a UPI id that was saved meanwhile. Throws what the mailer throws. */
export async function mailPayout(
  { db, mailer, settings }: Given,
  { payoutId, about }: JobData['mail-payout'],
): Promise<void> {
  const piece = await db
    .selectFrom('payouts')
    .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
    .innerJoin('event_boxes', 'event_boxes.id', 'payouts.event_box_id')
    .selectAll('payouts')
    .select(['email', 'first_name', 'event_boxes.name'])
    .where('payouts.id', '=', payoutId)
    .executeTakeFirstOrThrow()
  const of = { firstName: piece.first_name, boxName: piece.name }
  const { publicUrl } = settings
  const send = (letter: Letter) => mailer.send(piece.email, letter)
  if (about === 'waiting') {
    if (!wantsUpiId(piece)) return
    const waiting = (await listPieces(db, piece.event_box_id)).filter(({ state }) => state === 'waiting')
    const amount = formatPaise(sumOf(waiting))
    return send({ kind: 'payout-waiting', ...of, amount, refusedUpiId: piece.upi_id, publicUrl })
  }
  const amount = formatPaise(piece.amount_paise)
  const upiId = piece.upi_id ?? ''
  if (about === 'paid')
    return send({ kind: 'payout-paid', ...of, amount, upiId: piece.upi_id, utr: piece.utr })
  const isOfBank = piece.fault === 'bank'
  if (isOfBank && wasToldOfBank(piece, await listPieces(db, piece.event_box_id))) return
  return send({ kind: 'payout-failed', ...of, amount, upiId, isOfBank, publicUrl })
}
