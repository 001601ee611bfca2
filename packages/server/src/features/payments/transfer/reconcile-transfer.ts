// Brings a transfer at the provider to the state that our books require: its hold, and what was reversed for refunds.
import { type Kysely, sql } from 'kysely'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import type { RouteProvider } from '../../../provider/route.ts'
import {
  mustMoveHold,
  nextTransferCheck,
  requiredHoldEnd,
  reversiblePaise,
  shortensHold,
} from '../../transfers/rules.ts'
import { readRequired } from './read-required.ts'
import { syncTransfer } from './record-transfer.ts'
import { ignoreRefusal, reverseTransfer } from './reverse-transfer.ts'

/** `refusedPaise`: what should have been reversed, and is not settled to the host either. */
type Reconciled = { transfer: Row<'transfers'>; refusedPaise: Paise }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Deps = { db: Kysely<Database>; provider: { route: RouteProvider }; now: () => Date }

/**
 * Reads the provider's state first, so that a reversal whose answer was lost is not requested again. What the provider refuses to reverse
 * stays on hold, and is requested again each hour, unless it is settled: then the host owes it. Where the call fails, the hold is moved
 * before the error is thrown. Throws ProviderError.
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
  const isStopped = required.isHostStopped || refusedPaise > 0
  const holdEnd = requiredHoldEnd(required.eventDate, { isStopped, now })
  // After a restored backup our books may lack the reason for a longer hold: a deactivated host, a later day.
  const mustKeepHold = shortensHold(holdEnd, transfer) && (await getRestoredAt(db)) !== null
  // Both may be due: a part was refunded, and the day was moved.
  if (!mustKeepHold && mustMoveHold(transfer, holdEnd, now)) {
    await moveHold(provider.route, transfer, holdEnd, now).catch(ignoreRefusal)
    transfer = await syncTransfer(at, transfer)
  }
  // What the provider has refused, or must not be asked for yet, is due again.
  const isRefused = refusedPaise > 0 || mustMoveHold(transfer, holdEnd, now)
  const next = isRefused ? new Date(now.getTime() + HOUR_MS) : nextTransferCheck(transfer, isStopped, now)
  // Where it was made due meanwhile, it stays due: the event's day, or the refunds, have changed since they were read.
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
