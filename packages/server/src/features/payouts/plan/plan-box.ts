// Plans the payouts of boxes: what is available is in open payouts, each has its hold, and an attempt is started of each that has none.
import { randomUUID } from 'node:crypto'
import { endsAt, hasEnded } from '@lifafa/contract/event-timing'
import { sql, type Transaction } from 'kysely'
import type { Database, Day, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { type Facts, readFacts } from '../reads/available.ts'
import { sumOf } from '../reads/payouts.ts'
import { available } from '../rules/available.ts'
import { dayOfPart, dueDay } from '../rules/due-day.ts'
import { holdFor, NO_HOLD } from '../rules/hold-reason.ts'
import { grownBack, LEAST_PAISE, MOST_PAISE, mostTo, planPayouts } from '../rules/plan-payouts.ts'
import { DAY_MS, HOUR_MS, isEmptied, isOpen } from '../rules/states.ts'
import { flagOverpaid, listDebtors, resolveHostOwes, setOffDebts } from './debts.ts'
import { holdOrSend, type PlanDeps } from './hold-or-send.ts'
import { lockBoxes, type PayableBox } from './lock-box.ts'

/** `payouts`: all of the box, after this look. */
export type PlannedBox = Facts & { payouts: readonly Row<'payouts'>[] }

/** Debts of the host's other boxes are set off first: else both boxes would stay as they are for ever. */
export const planBox = (deps: PlanDeps, boxId: string): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const debtorIds = await listDebtors(trx, boxId)
    const boxes = (await lockBoxes(trx, [boxId, ...debtorIds])).filter(({ id }) => id === boxId)
    if (debtorIds.length > 0) for (const box of boxes) await setOffDebts(trx, deps, { box, debtorIds })
    await planLockedBoxes(trx, deps, boxes)
    // Later gifts, a correction, or a refund that has come back make up for a debt, too.
    await resolveHostOwes(trx, boxId, deps.now)
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
  const ids = new Set(boxes.map(({ id }) => id))
  const hostIds = [...new Set(boxes.map(({ host_id }) => host_id))]
  const ofHosts = Map.groupBy(
    await readFacts(trx, hostIds, { waitForSettlement: settings.waitForSettlement, now }),
    ({ host }) => host.id,
  )
  const planned: PlannedBox[] = []
  const looks: Look[] = []
  for (const ofHost of ofHosts.values()) {
    const free = available(ofHost)
    const ofAllBoxes = ofHost.flatMap(({ attempts }) => attempts)
    for (const facts of ofHost.filter(({ id }) => ids.has(id))) {
      if (facts.unpaidPaise < 0) await flagOverpaid(trx, facts.id, now)
      const sizes = { availablePaise: free.get(facts.id) ?? 0, mostPaise: mostTo(facts.host, ofAllBoxes) }
      const rows = facts.hasEnded ? await planRows(trx, deps, facts, sizes) : facts.before
      const payouts = facts.hasEnded ? await holdOrSend(trx, deps, facts, rows) : rows
      planned.push({ ...facts, payouts })
      const heldBackPaise = facts.unpaidPaise - sumOf(rows.filter(isOpen))
      // The money of a cancelled payout that was just emptied is free from now on.
      const isFreed = facts.withheldPaise > sumOf(rows.filter(({ cancelled_by }) => cancelled_by !== null))
      const next = nextLook(facts.box, heldBackPaise, payouts.some(isOpen), now)
      looks.push({ id: facts.id, at: isFreed ? now : next })
    }
  }
  await scheduleLooks(trx, looks)
  return planned
}

/**
 * The same object where nothing changes. Undefined: nothing of it is owed, which a refund that fails may undo; then it is due on `dueOn`,
 * as a new one would be, and one that was cancelled by an administrator is decided anew.
 */
function resize(payout: Row<'payouts'>, amount_paise: Paise | undefined, dueOn: Day): Row<'payouts'> {
  if (amount_paise === undefined) {
    if (isEmptied(payout)) return payout
    const isAnyones = payout.cancelled_by === null && payout.hold !== 'needs-operator'
    const hold = isAnyones ? NO_HOLD : holdFor(payout.hold_reason ?? 'rejected')
    return { ...payout, ...hold, state: 'cancelled', cancelled_by: null }
  }
  if (isEmptied(payout))
    return { ...payout, amount_paise, state: 'open', due_on: dueOn, late_notified_at: null }
  return amount_paise === payout.amount_paise ? payout : { ...payout, amount_paise }
}

/** The payouts of a box as they are to be, but for their holds. A part keeps the day that was promised for the whole. */
async function planRows(
  trx: Transaction<Database>,
  { settings, now }: PlanDeps,
  facts: Facts,
  { availablePaise, mostPaise }: { availablePaise: Paise; mostPaise: Paise },
): Promise<Row<'payouts'>[]> {
  const { box, before, attempts, unpaidPaise, withheldPaise } = facts
  const growing = before.filter((payout) => isOpen(payout) || isEmptied(payout))
  const wanted = grownBack(growing, attempts, availablePaise)
  const amounts = planPayouts(wanted, availablePaise, mostPaise)
  const planned = new Map(growing.map((payout, index) => [payout, amounts[index]]))
  // An administrator cancelled these while they were owed whole.
  if (unpaidPaise < withheldPaise)
    for (const payout of before) if (payout.cancelled_by !== null) planned.set(payout, [])
  const dueAgainOn = dueDay(now, settings.holidays)
  const kept = before.map((payout) => {
    const sizes = planned.get(payout)
    return sizes ? resize(payout, sizes[0], dueAgainOn) : payout
  })
  const parts = growing.flatMap((payout, index) =>
    (amounts[index] ?? []).slice(1).map((amount_paise) => resize(payout, amount_paise, dueAgainOn)),
  )
  const owedAnew = amounts.at(-1) ?? []
  const perDay = Math.max(1, Math.floor(settings.upiIdDailyLimitPaise / MOST_PAISE))
  const firstDueOn = dueDay(await owedSince(trx, facts, now), settings.holidays)
  // It may be what a cancelled one had lost: an administrator decides about it, too.
  const hold = before.some(({ cancelled_by }) => cancelled_by !== null) ? holdFor('rejected') : NO_HOLD
  const added = owedAnew.map((amount_paise, index) => ({
    ...{ event_box_id: box.id, host_id: box.host_id, amount_paise, state: 'open' as const },
    ...{ ...hold, cancelled_by: null, late_notified_at: null },
    due_on: dayOfPart(firstDueOn, index, perDay, now),
  }))
  const next = (before.at(-1)?.number ?? 0) + 1
  const rows = [...parts, ...added].map((payout, index) => ({
    ...payout,
    ...{ id: randomUUID(), number: next + index, created_at: now, updated_at: now },
  }))
  return [...kept, ...rows]
}

/** The first payouts count from the latest contribution or the event's end, later ones from now. */
async function owedSince(trx: Transaction<Database>, { box, before }: Facts, now: Date): Promise<Date> {
  if (before.length > 0) return now
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
  { event_date }: Facts['box'],
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
