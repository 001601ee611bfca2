// Plans the payouts of boxes: what is available is in open payouts, each has its hold, and an attempt is started of each that has none.
import { randomUUID } from 'node:crypto'
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
import { type Facts, holdOrSend, type PlanDeps, savePayouts } from './hold-or-send.ts'
import { lockBox, type PayableBox } from './lock-box.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** `payouts`: all of the box, after this look. */
export type PlannedBox = Facts & { payouts: readonly Row<'payouts'>[] }

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
  for (const { box, unpaidPaise } of all) if (unpaidPaise < 0) await flagOverpaid(trx, box.id, now)
  const ended = all.filter(({ box }) => hasEnded(box.event_date, now))
  await savePayouts(trx, ended.flatMap(releaseSettled), now)
  const { waitForSettlement } = settings
  const hostIds = [...new Set(ended.map(({ box }) => box.host_id))]
  const available = await readAvailable(trx, hostIds, { waitForSettlement, now })
  const planned: PlannedBox[] = []
  const looks: Look[] = []
  for (const one of all) {
    const { box, before, unpaidPaise } = one
    const availablePaise = available.get(box.id)
    const rows = availablePaise === undefined ? before : await planRows(trx, deps, one, availablePaise)
    const payouts = availablePaise === undefined ? before : await holdOrSend(trx, deps, one, rows)
    planned.push({ ...one, payouts })
    const heldBackPaise = unpaidPaise - sumOf(rows.filter(isOpen))
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
function releaseSettled({ before, unpaidPaise }: Facts): Row<'payouts'>[] {
  const withheld = before.filter(({ cancelled_by }) => cancelled_by !== null)
  const amounts = planPayouts(sumsOf(withheld), Math.max(0, unpaidPaise))
  return withheld
    .map((payout, index) => resize(payout, amounts[index]?.[0], { cancelled_by: null }))
    .filter((payout) => !before.includes(payout))
}

const sumsOf = (payouts: readonly Row<'payouts'>[]): Paise[] =>
  payouts.map(({ amount_paise }) => amount_paise)

/** The same object where nothing changes. `ended`: what changes where nothing is left of it. */
function resize(
  payout: Row<'payouts'>,
  amount_paise: Paise | undefined,
  ended: Partial<Row<'payouts'>>,
): Row<'payouts'> {
  if (amount_paise === undefined) return { ...payout, ...ended }
  return amount_paise === payout.amount_paise ? payout : { ...payout, amount_paise }
}

/** The payouts of a box as they are to be, but for their holds. A part keeps the day that was promised for the whole. */
async function planRows(
  trx: Transaction<Database>,
  { settings, now }: PlanDeps,
  { box, host, before, attempts }: Facts,
  availablePaise: Paise,
): Promise<Row<'payouts'>[]> {
  const open = before.filter(isOpen)
  const amounts = planPayouts(sumsOf(open), availablePaise, mostTo(host, attempts))
  const kept = before.map((payout) =>
    isOpen(payout)
      ? resize(payout, amounts[open.indexOf(payout)]?.[0], { ...NO_HOLD, state: 'cancelled' })
      : payout,
  )
  const parts = open.flatMap((payout, index) =>
    (amounts[index] ?? []).slice(1).map((amount_paise) => ({ ...payout, amount_paise })),
  )
  const owedAnew = amounts.at(-1) ?? []
  if (parts.length + owedAnew.length === 0) return kept
  const perDay = Math.max(1, Math.floor(settings.upiIdDailyLimitPaise / MOST_PAISE))
  const firstDueOn = dueDay(await owedSince(trx, box, before, now), settings.holidays)
  const days = dueDays(firstDueOn, owedAnew.length, perDay, now)
  const added = owedAnew.map((amount_paise, index) => ({
    ...{ event_box_id: box.id, host_id: box.host_id, amount_paise, due_on: days[index] ?? firstDueOn },
    ...{ state: 'open' as const, ...NO_HOLD, cancelled_by: null, late_notified_at: null },
  }))
  const next = (before.at(-1)?.number ?? 0) + 1
  const rows = [...parts, ...added].map((payout, index) => ({
    ...payout,
    ...{ id: randomUUID(), number: next + index, created_at: now, updated_at: now },
  }))
  return [...kept, ...rows]
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
