// Plans the payouts of boxes: what is available is in open payouts, each has its hold, and an attempt is started of each that has none.
import { endsAt, hasEnded } from '@lifafa/contract/event-timing'
import { sql, type Transaction } from 'kysely'
import { listStoppedBoxes } from '../../../books/sending-stops.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { flagOverpaid } from '../attempts/flag-overpaid.ts'
import { readAvailable } from '../reads/available.ts'
import { byBox, listAttempts, listPayouts, owedByBox, readPayees, sumOf } from '../reads/payouts.ts'
import { dueDay, dueDays } from '../rules/due-day.ts'
import { NO_HOLD } from '../rules/hold-reason.ts'
import { LEAST_PAISE, MOST_PAISE, mostTo, planPayouts } from '../rules/plan-payouts.ts'
import { isLive, isOpen } from '../rules/states.ts'
import { type Facts, holdOrSend, type PlanDeps, type PlannedBox } from './hold-or-send.ts'
import { lockBox, type PayableBox } from './lock-box.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export const planBox = (deps: PlanDeps, boxId: string): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    await planLockedBoxes(trx, deps, [await lockBox(trx, boxId)])
  })

/**
 * The same for a caller who has locked the boxes. Their facts are read at once, and what has not changed is not written: hundreds take no
 * longer than a few. Schedules the next look where one is needed; what changes a box later does so itself.
 */
export async function planLockedBoxes(
  trx: Transaction<Database>,
  deps: PlanDeps,
  boxes: readonly PayableBox[],
): Promise<PlannedBox[]> {
  const { settings, now } = deps
  const all = await readFacts(trx, boxes)
  for (const one of all) if (one.unpaidPaise < 0) await flagOverpaid(trx, one.box.id, now)
  const ended = all.filter(({ box }) => hasEnded(box.event_date, now))
  for (const one of ended) await releaseSettled(trx, one, now)
  const { waitForSettlement } = settings
  const hostIds = [...new Set(ended.map(({ box }) => box.host_id))]
  const available = await readAvailable(trx, hostIds, { waitForSettlement, now })
  for (const one of ended) await writePlan(trx, deps, one, available.get(one.box.id) ?? 0)
  const ids = boxes.map(({ id }) => id)
  const after = byBox(await listPayouts(trx, ids))
  const planned: PlannedBox[] = []
  const looks: Look[] = []
  for (const one of all) {
    const { box, unpaidPaise } = one
    const written = after.get(box.id) ?? []
    const payouts = ended.includes(one) ? await holdOrSend(trx, deps, { ...one, payouts: written }) : written
    const heldBackPaise = unpaidPaise - sumOf(written.filter(isOpen))
    planned.push({ ...one, payouts })
    looks.push({ id: box.id, at: nextLook(box, heldBackPaise, payouts.some(isOpen), now) })
  }
  await scheduleLooks(trx, looks)
  return planned
}

async function readFacts(trx: Transaction<Database>, boxes: readonly PayableBox[]): Promise<Facts[]> {
  const ids = boxes.map(({ id }) => id)
  const owed = await owedByBox(trx, ids)
  const payouts = byBox(await listPayouts(trx, ids))
  const attempts = byBox(await listAttempts(trx, ids))
  const hosts = await readPayees(
    trx,
    boxes.map(({ host_id }) => host_id),
  )
  const stopped = await listStoppedBoxes(trx, ids)
  return boxes.map((box) => {
    const host = hosts.get(box.host_id)
    if (!host) throw new Error(`The box ${box.id} has no host.`)
    const ofBox = attempts.get(box.id) ?? []
    const unpaidPaise = (owed.get(box.id) ?? 0) - sumOf(ofBox.filter(isLive))
    const isStopped = stopped.has(box.id)
    return { box, host, before: payouts.get(box.id) ?? [], attempts: ofBox, unpaidPaise, isStopped }
  })
}

/** A payout that an administrator has cancelled withholds no more than is owed: the rest was settled in another way. */
async function releaseSettled(
  trx: Transaction<Database>,
  { before, unpaidPaise }: Facts,
  now: Date,
): Promise<void> {
  let owedPaise = Math.max(0, unpaidPaise)
  for (const { id, amount_paise } of before.filter(({ cancelled_by }) => cancelled_by !== null)) {
    const keptPaise = Math.min(amount_paise, owedPaise)
    owedPaise -= keptPaise
    if (keptPaise === amount_paise) continue
    const change = keptPaise < LEAST_PAISE ? { cancelled_by: null } : { amount_paise: keptPaise }
    await trx
      .updateTable('payouts')
      .set({ ...change, updated_at: now })
      .where('id', '=', id)
      .execute()
  }
}

/** A part keeps the day that was promised for the whole. */
async function writePlan(
  trx: Transaction<Database>,
  { settings, now }: PlanDeps,
  { box, host, before, attempts }: Facts,
  availablePaise: Paise,
): Promise<void> {
  const plan = planPayouts(before.filter(isOpen), availablePaise, mostTo(host, attempts))
  if (plan.cancel.length > 0)
    await trx
      .updateTable('payouts')
      .set({ state: 'cancelled', ...NO_HOLD, updated_at: now })
      .where('id', 'in', plan.cancel)
      .execute()
  for (const { id, amountPaise } of plan.resize)
    await trx
      .updateTable('payouts')
      .set({ amount_paise: amountPaise, updated_at: now })
      .where('id', '=', id)
      .execute()
  if (plan.create.length === 0) return
  const owedAnew = plan.create.filter(({ partOf }) => partOf === undefined)
  const perDay = Math.max(1, Math.floor(settings.upiIdDailyLimitPaise / MOST_PAISE))
  const firstDueOn = dueDay(await owedSince(trx, box, before, now), settings.holidays)
  const days = dueDays(firstDueOn, owedAnew.length, perDay, now)
  const next = (before.at(-1)?.number ?? 0) + 1
  // The row of a payout that is divided is the first of its parts.
  const rows = plan.create.map(({ amountPaise, partOf }, index) => {
    const whole = before.find(({ id }) => id === partOf)
    return {
      event_box_id: box.id,
      host_id: box.host_id,
      number: next + index,
      amount_paise: amountPaise,
      state: 'open' as const,
      due_on: whole?.due_on ?? days.shift() ?? firstDueOn,
      late_notified_at: whole?.late_notified_at ?? null,
      created_at: now,
      updated_at: now,
    }
  })
  await trx.insertInto('payouts').values(rows).execute()
}

/** The first payouts count from the latest contribution or the event's end, later ones from now. */
async function owedSince(
  trx: Transaction<Database>,
  box: PayableBox,
  payouts: readonly Row<'payouts'>[],
  now: Date,
): Promise<Date> {
  if (payouts.length > 0) return now
  const { newest } = await trx
    .selectFrom('contributions')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  const end = endsAt(box.event_date)
  return newest && newest > end ? newest : end
}

/** Contributions of the last moment, or of a process whose clock is late, may be recorded a little later. */
const LAST_LOOK_AFTER_MS = HOUR_MS

/**
 * Money that is owed and in no payout waits for a refund, a dispute, a settlement or another box: nobody tells this one when that ends. Open
 * payouts are more than is available once another box of the host is in debt: nobody tells of that either. Null: never.
 */
function nextLook(
  { event_date }: PayableBox,
  heldBackPaise: Paise,
  hasOpen: boolean,
  now: Date,
): Date | null {
  const end = endsAt(event_date)
  if (!hasEnded(event_date, now)) return end
  const lastLook = new Date(end.getTime() + LAST_LOOK_AFTER_MS)
  if (now < lastLook) return lastLook
  if (heldBackPaise >= LEAST_PAISE) return new Date(now.getTime() + HOUR_MS)
  return hasOpen ? new Date(now.getTime() + DAY_MS) : null
}

type Look = { id: string; at: Date | null }

/** Most boxes share the time of their next look, so one statement for each time writes it. */
async function scheduleLooks(trx: Transaction<Database>, looks: readonly Look[]): Promise<void> {
  for (const together of Map.groupBy(looks, ({ at }) => at?.getTime()).values())
    await trx
      .updateTable('event_boxes')
      .set({ check_at: together[0]?.at ?? null })
      .where('id', '=', sql<string>`any(${together.map(({ id }) => id)})`)
      .execute()
}
