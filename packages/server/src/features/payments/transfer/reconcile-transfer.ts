// Brings a transfer at the provider to the state that our books require: its hold, and what was reversed for refunds.
import { type Kysely, sql } from 'kysely'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Database, Day, Paise, Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { RouteProvider } from '../../../provider/route.ts'
import { IS_WRONG } from '../../../upi-id-checks/reads.ts'
import {
  mustMoveHold,
  nextTransferCheck,
  requiredHoldEnd,
  requiredReversal,
  reversiblePaise,
  shortensHold,
} from '../../transfers/rules.ts'
import { syncTransfer } from './record-transfer.ts'

/** `refusedPaise`: what should have been reversed, and is not settled to the host either. */
type Reconciled = { transfer: Row<'transfers'>; refusedPaise: Paise }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Deps = { db: Kysely<Database>; provider: { route: RouteProvider }; now: () => Date }

/**
 * Reads the provider's state first, so that a reversal whose answer was lost is not requested again. A refused
 * reversal stays on hold, and is requested again each hour. Once the transfer is settled the host owes it. If the
 * call fails, the hold is moved before the error is thrown. Throws ProviderError.
 */
export async function reconcileTransfer(deps: Deps, due: Row<'transfers'>): Promise<Reconciled> {
  const { db, provider } = deps
  const now = deps.now()
  const at = { db, provider, now }
  let transfer = await syncTransfer(at, due)
  const required = await readRequired(db, transfer)
  if (reversiblePaise(transfer, required.reversedPaise) > 0)
    transfer = await reverseTransfer(deps, transfer).catch(async (error) => {
      await holdUnanswered(at, transfer, required.eventDate).catch(() => {})
      throw error
    })
  const refusedPaise = reversiblePaise(transfer, required.reversedPaise)
  const isStopped = required.isHeld || refusedPaise > 0
  const holdEnd = requiredHoldEnd(required.eventDate, { isStopped, now })
  // After a restored backup our books may lack the reason for a longer hold: a deactivated host, a later day.
  const mustKeepHold = shortensHold(holdEnd, transfer) && (await getRestoredAt(db)) !== null
  // Both may be due: a part was refunded, and the day was moved.
  if (!mustKeepHold && mustMoveHold(transfer, holdEnd, now)) {
    await moveHold(provider.route, transfer, holdEnd, now).catch(ignoreRefusal)
    transfer = await syncTransfer(at, transfer)
  }
  // A refused reversal, or one that must wait, is due again.
  const isRefused = refusedPaise > 0 || mustMoveHold(transfer, holdEnd, now)
  const next = isRefused ? new Date(now.getTime() + HOUR_MS) : nextTransferCheck(transfer, isStopped, now)
  // A transfer that became due meanwhile stays due: the event's day, or the refunds, have changed since they were read.
  await sql`
    update transfers set check_at = case
      when check_at is not distinct from ${due.check_at}::timestamptz then ${next}::timestamptz
      else least(check_at, ${next}::timestamptz) end
    where id = ${transfer.id} and event_box_id = ${transfer.event_box_id}`.execute(db)
  return { transfer, refusedPaise: reversiblePaise(transfer, required.reversedPaise) }
}

/**
 * Whether the reversal was made is not known: until it is, the transfer must not go to its host. Another caller may have settled the
 * matter meanwhile, so the next check, which moves the hold back, is soon.
 */
async function holdUnanswered(
  { db, provider, now }: { db: Deps['db']; provider: Deps['provider']; now: Date },
  transfer: Row<'transfers'>,
  eventDate: Row<'event_boxes'>['event_date'],
): Promise<void> {
  const holdEnd = requiredHoldEnd(eventDate, { isStopped: true, now })
  if (!mustMoveHold(transfer, holdEnd, now)) return
  const soon = new Date(now.getTime() + MINUTE_MS)
  await sql`
    update transfers set check_at = least(check_at, ${soon}::timestamptz)
    where id = ${transfer.id} and event_box_id = ${transfer.event_box_id}`.execute(db)
  await moveHold(provider.route, transfer, holdEnd, now)
}

const moveHold = (
  route: RouteProvider,
  { provider_transfer_id }: Row<'transfers'>,
  until: Date,
  now: Date,
): Promise<unknown> =>
  until > now ? route.holdTransfer(provider_transfer_id, until) : route.releaseTransfer(provider_transfer_id)

/** After this long, a reversal call without an answer has either been carried out or never will be: the client times out sooner. */
const MAY_ARRIVE_MS = 60_000

/**
 * Only one caller requests a reversal, and for a minute nobody else does: the call has no idempotency key, and
 * repeating a partial reversal would carry it out twice. The minute begins right before the call. A slow caller,
 * after whom another has begun, requests nothing. Throws ProviderError.
 */
async function reverseTransfer(
  { db, provider, now }: Deps,
  { id, event_box_id }: Row<'transfers'>,
): Promise<Row<'transfers'>> {
  const ours = db.updateTable('transfers').where('id', '=', id).where('event_box_id', '=', event_box_id)
  const begunAt = now()
  const claimed = await ours
    .set({ reversal_asked_at: begunAt })
    .where(({ or, eb }) =>
      or([
        eb('reversal_asked_at', 'is', null),
        eb('reversal_asked_at', '<=', new Date(begunAt.getTime() - MAY_ARRIVE_MS)),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (!claimed) throw onItsWay(id)
  const before = await syncTransfer({ db, provider, now: begunAt }, claimed)
  const missingPaise = reversiblePaise(before, (await readRequired(db, before)).reversedPaise)
  const askedAt = now()
  const renewed = await ours
    .set({ reversal_asked_at: askedAt })
    .where('reversal_asked_at', '=', begunAt)
    .executeTakeFirst()
  if (renewed.numUpdatedRows === 0n) throw onItsWay(id)
  const reversal =
    missingPaise > 0 &&
    (await provider.route.reverseTransfer(before.provider_transfer_id, missingPaise).catch(ignoreRefusal))
  const after = await syncTransfer({ db, provider, now: now() }, before, reversal ? [reversal] : [])
  await ours.set({ reversal_asked_at: null }).where('reversal_asked_at', '=', askedAt).execute()
  return after
}

const onItsWay = (id: string) =>
  new ProviderError('unavailable', `a reversal of transfer ${id} may be on its way`)

/** The next read shows why: the transfer may be settled. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof ProviderError) || error.outcome !== 'refused') throw error
}

type Required = { eventDate: Day; isHeld: boolean; reversedPaise: Paise }
type Facts = Pick<Required, 'eventDate' | 'isHeld'> & {
  paidPaise: Paise | null
  refundedPaise: Paise
  contributionPaise: Paise
  hasRefundedPayment: boolean
}

/**
 * Refunds count from their request on: the money has to be there when the provider is asked for the refund. A host
 * who deleted the account is owed what was given before. A disputed gift is held: it may be lost. A transfer stays with the UPI ID
 * of its account, whichever the host has saved since. A gift that was refunded before we heard of it is no contribution, and all
 * of it is reversed. Citus needs the subquery of tables that are not spread to return a column.
 */
async function readRequired(db: Kysely<Database>, transfer: Row<'transfers'>): Promise<Required> {
  const { event_box_id: boxId, payment_order_id } = transfer
  const { rows } = await sql<Facts>`
    select b.event_date as "eventDate", (h.deactivated_at is not null and h.deleted_at is null) or exists (
        select 1 from linked_accounts a join upi_id_checks on upi_id_checks.host_id = a.host_id and upi_id_checks.upi_id = a.upi_id
        where a.account_id = ${transfer.account_id} and ${IS_WRONG}) or exists (
        select from disputes d where d.payment_id = c.payment_id and d.event_box_id = ${boxId}
          and d.status in ('open', 'under_review')) as "isHeld",
      p.amount_paise as "paidPaise", c.amount_paise as "contributionPaise",
      (select coalesce(sum(amount_paise), 0) from refunds r
        where r.payment_id = c.payment_id and r.event_box_id = ${boxId} and r.state not in ('failed', 'returned'))::bigint as "refundedPaise",
      exists (select 1 from payments where payment_order_id = ${payment_order_id} and event_box_id = ${boxId}
        and status = 'refunded') as "hasRefundedPayment"
    from event_boxes b join hosts h on h.id = b.host_id
    left join contributions c on c.payment_order_id = ${payment_order_id} and c.event_box_id = ${boxId}
    left join payments p on p.id = c.payment_id and p.event_box_id = ${boxId}
    where b.id = ${boxId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error(`The box of transfer ${transfer.id} is gone.`)
  const { eventDate, isHeld, paidPaise, refundedPaise, contributionPaise, hasRefundedPayment } = facts
  const undue = hasRefundedPayment ? transfer.amount_paise : 0
  return {
    eventDate,
    isHeld,
    reversedPaise:
      paidPaise === null
        ? undue
        : requiredReversal(transfer, { paidPaise, refundedPaise, contributionPaise }),
  }
}

/** Throws while the provider has not carried out a transfer yet: it would refuse to reverse it. */
export function refuseUnprocessed(transferId: string, state: Row<'transfers'>['state']): void {
  if (state === 'created' || state === 'pending')
    throw new ProviderError('unavailable', `transfer ${transferId} is not carried out yet`)
}
