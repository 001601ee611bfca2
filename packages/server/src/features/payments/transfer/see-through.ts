// Sees a transfer through: what it has to become of it (held until a day, taken back with a refund) is compared with what it is.
import { type Kysely, sql } from 'kysely'
import type { Database, Day, Paise, Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { RouteProvider } from '../../../provider/route.ts'
import { IS_WRONG } from '../../../upi-id-checks/reads.ts'
import {
  isHoldWrong,
  nextTransferCheck,
  reversiblePaise,
  wantedHold,
  wantedReversal,
} from '../../transfers/rules.ts'
import { syncTransfer } from './record-transfer.ts'

/** `refusedPaise`: what should have come back, and is not with the host either. */
type Seen = { transfer: Row<'transfers'>; refusedPaise: Paise }

/** A call that was not answered has arrived by then, or never will: its time limit is shorter. */
const MAY_ARRIVE_MS = 60_000
const HOUR_MS = 60 * 60 * 1000

type Deps = { db: Kysely<Database>; provider: { route: RouteProvider }; now: () => Date }

/**
 * The provider is asked first, so that an answer that was lost is not asked for twice; a call may be on its way for less than a lease
 * of a due row. What the provider refuses to give back is with the host, who owes it then. Throws ProviderError.
 */
export async function seeThrough(deps: Deps, due: Row<'transfers'>): Promise<Seen> {
  const { db, provider } = deps
  const now = deps.now()
  const at = { db, provider, now }
  let transfer = await syncTransfer(at, due)
  const wanted = await readWanted(db, transfer)
  if (reversiblePaise(transfer, wanted.reversedPaise) > 0) transfer = await takeBack(deps, transfer)
  const refusedPaise = reversiblePaise(transfer, wanted.reversedPaise)
  const isStopped = wanted.isHostStopped || refusedPaise > 0
  const heldUntil = wantedHold(wanted.eventDate, { isStopped, now })
  // Both may be due: a part was refunded, and the day was moved.
  if (isHoldWrong(transfer, heldUntil, now)) {
    await moveHold(provider.route, transfer, heldUntil, now).catch(ignoreRefusal)
    transfer = await syncTransfer(at, transfer)
  }
  // What the provider has refused is asked for again.
  const isRefused = refusedPaise > 0 || isHoldWrong(transfer, heldUntil, now)
  const next = isRefused ? new Date(now.getTime() + HOUR_MS) : nextTransferCheck(transfer, isStopped, now)
  // Where it was made due meanwhile, it stays due: the day or the refunds are others than those that were read.
  await sql`
    update transfers set check_at = case
      when check_at is not distinct from ${due.check_at}::timestamptz then ${next}::timestamptz
      else least(check_at, ${next}::timestamptz) end
    where id = ${transfer.id} and event_box_id = ${transfer.event_box_id}`.execute(db)
  return { transfer, refusedPaise: reversiblePaise(transfer, wanted.reversedPaise) }
}

const moveHold = (
  route: RouteProvider,
  { provider_transfer_id }: Row<'transfers'>,
  until: Date,
  now: Date,
): Promise<unknown> =>
  until > now ? route.holdTransfer(provider_transfer_id, until) : route.releaseTransfer(provider_transfer_id)

/**
 * Two callers never ask at once, and nobody asks again while a call may be on its way: it has no idempotency key, and of a part more
 * than one would be carried out. The minute begins with the call, and a caller who was so slow that another one began asks for nothing.
 * Throws ProviderError.
 */
async function takeBack(
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
  const backPaise = reversiblePaise(before, (await readWanted(db, before)).reversedPaise)
  const askedAt = now()
  const renewed = await ours
    .set({ reversal_asked_at: askedAt })
    .where('reversal_asked_at', '=', begunAt)
    .executeTakeFirst()
  if (renewed.numUpdatedRows === 0n) throw onItsWay(id)
  const reversal =
    backPaise > 0 &&
    (await provider.route.reverseTransfer(before.provider_transfer_id, backPaise).catch(ignoreRefusal))
  const after = await syncTransfer({ db, provider, now: now() }, before, reversal ? [reversal] : [])
  await ours.set({ reversal_asked_at: null }).where('reversal_asked_at', '=', askedAt).execute()
  return after
}

const onItsWay = (id: string) =>
  new ProviderError('unavailable', `a reversal of transfer ${id} may be on its way`)

/** It is read again, whatever was refused: it may be with the host by now. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof ProviderError) || error.outcome !== 'refused') throw error
}

type Wanted = { eventDate: Day; isHostStopped: boolean; reversedPaise: Paise }
type Facts = Pick<Wanted, 'eventDate' | 'isHostStopped'> & {
  paidPaise: Paise | null
  refundedPaise: Paise
  contributionPaise: Paise
}

/**
 * Refunds count from their request on: the money has to be there when the provider is asked for the refund. A host who deleted the
 * account is owed what was given before. A transfer stays with the UPI ID of its account, whichever the host has saved since.
 */
async function readWanted(db: Kysely<Database>, transfer: Row<'transfers'>): Promise<Wanted> {
  const { event_box_id: boxId, payment_order_id } = transfer
  const { rows } = await sql<Facts>`
    select b.event_date as "eventDate", (h.deactivated_at is not null and h.deleted_at is null) or exists (
        select from linked_accounts a join upi_id_checks on upi_id_checks.host_id = a.host_id and upi_id_checks.upi_id = a.upi_id
        where a.account_id = ${transfer.account_id} and ${IS_WRONG}) as "isHostStopped",
      p.amount_paise as "paidPaise", c.amount_paise as "contributionPaise",
      (select coalesce(sum(amount_paise), 0) from refunds r
        where r.payment_id = c.payment_id and r.event_box_id = ${boxId} and r.state <> 'failed')::bigint as "refundedPaise"
    from event_boxes b join hosts h on h.id = b.host_id
    left join contributions c on c.payment_order_id = ${payment_order_id} and c.event_box_id = ${boxId}
    left join payments p on p.id = c.payment_id and p.event_box_id = ${boxId}
    where b.id = ${boxId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error(`The box of transfer ${transfer.id} is gone.`)
  const { eventDate, isHostStopped, paidPaise, refundedPaise, contributionPaise } = facts
  return {
    eventDate,
    isHostStopped,
    reversedPaise:
      paidPaise === null ? 0 : wantedReversal(transfer, { paidPaise, refundedPaise, contributionPaise }),
  }
}
