// Plans the payouts of a box: what is available is in open payouts, each has its hold, and an attempt is started of each that has none.
import { endsAt, hasEnded, startOfTodayInIndia } from '@lifafa/contract/event-timing'
import { sql, type Transaction } from 'kysely'
import { isSendingStopped } from '../../../books/sending-stops.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Destination } from '../../../provider/destination.ts'
import type { Services } from '../../../services.ts'
import { flagOverpaid } from '../attempts/flag-overpaid.ts'
import { startAttempt } from '../attempts/start-attempt.ts'
import { readAvailable } from '../reads/available.ts'
import { listAttempts, listPayouts, readPayee, sentPaise, sumOf, unpaidPaise } from '../reads/payouts.ts'
import { destinationOf } from '../rules/destination.ts'
import { dueDay, dueDays } from '../rules/due-day.ts'
import { type Hold, holdFor, holdReason, NO_HOLD } from '../rules/hold-reason.ts'
import { nameFor } from '../rules/payee-name.ts'
import { LEAST_PAISE, MOST_PAISE, mostTo, planPayouts } from '../rules/plan-payouts.ts'
import { announce, type Planned } from './announce.ts'
import { lockBox, type PayableBox } from './lock-box.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export type PlanDeps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider'> & {
  now: Date
  /** False: no attempt is started. */
  maySend: boolean
}

export const planBox = (deps: PlanDeps, boxId: string): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    await planLockedBox(trx, deps, await lockBox(trx, boxId))
  })

/** The same for a caller who has locked the box. Schedules the next look where one is needed; what changes the box later does so itself. */
export async function planLockedBox(
  trx: Transaction<Database>,
  deps: PlanDeps,
  box: PayableBox,
): Promise<void> {
  const { settings, now } = deps
  const unpaid = await unpaidPaise(trx, box.id)
  if (unpaid < 0) await flagOverpaid(trx, box.id, now)
  const end = endsAt(box.event_date)
  if (!hasEnded(box.event_date, now)) return scheduleCheck(trx, 'event_boxes', box.id, end)
  const before = await listPayouts(trx, box.id)
  await releaseSettled(trx, before, unpaid, now)
  const { waitForSettlement } = settings
  const availablePaise = (await readAvailable(trx, box.host_id, { waitForSettlement, now })).get(box.id) ?? 0
  const host = await readPayee(trx, box.host_id)
  const attempts = await listAttempts(trx, box.id)
  await writePlan(trx, deps, { box, before, availablePaise, mostPaise: mostTo(host, attempts) })
  const open = (await listPayouts(trx, box.id)).filter(({ state }) => state === 'open')
  const isAutomatic = deps.provider.payouts !== undefined
  const maySend = deps.maySend && !(await isSendingStopped(trx, box.id))
  const destination = destinationOf(host)
  const planned: Planned[] = []
  for (const payout of open) {
    const reason = holdReason(payout, host, attempts, { isAutomatic, now })
    const isNext = isAutomatic && maySend && !reason
    const hold = isNext ? await findLimit(trx, deps, destination, payout.amount_paise) : reason
    if (isNext && !hold) {
      const to = { destination, payeeName: nameFor(host, attempts) }
      await startAttempt(trx, { box, payout, channel: 'provider', ...to, now })
    } else await writeHold(trx, payout, hold, now)
    planned.push({ ...payout, ...(hold ?? NO_HOLD) })
  }
  await announce(trx, deps, { box, host, before, planned, isAutomatic })
  await scheduleCheck(trx, 'event_boxes', box.id, await nextLook(trx, box, now))
}

/** A payout that an administrator has cancelled withholds no more than is owed: the rest was settled in another way. */
async function releaseSettled(
  trx: Transaction<Database>,
  payouts: readonly Row<'payouts'>[],
  unpaid: Paise,
  now: Date,
): Promise<void> {
  let owedPaise = Math.max(0, unpaid)
  for (const { id, amount_paise } of payouts.filter(({ cancelled_by }) => cancelled_by !== null)) {
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

type Wanted = {
  box: PayableBox
  before: readonly Row<'payouts'>[]
  availablePaise: Paise
  mostPaise: Paise
}

/** A part keeps the day that was promised for the whole. */
async function writePlan(trx: Transaction<Database>, { settings, now }: PlanDeps, wanted: Wanted) {
  const { box, before, availablePaise, mostPaise } = wanted
  const open = before.filter(({ state }) => state === 'open')
  const plan = planPayouts(open, availablePaise, mostPaise)
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

/** Locks the UPI ID: hosts of several boxes may share it, and boxes are planned at the same time. */
async function findLimit(
  trx: Transaction<Database>,
  { settings, now }: PlanDeps,
  destination: Destination | null,
  amountPaise: Paise,
): Promise<Hold | undefined> {
  if (destination?.kind !== 'upi-id') return undefined
  const { upiId } = destination
  await sql`select pg_advisory_xact_lock(hashtextextended(${upiId}, 0))`.execute(trx)
  const today = startOfTodayInIndia(now)
  const sentTodayPaise = await sentPaise(trx, upiId, today)
  return sentTodayPaise + amountPaise > settings.upiIdDailyLimitPaise
    ? holdFor('upi-id-limit', new Date(today.getTime() + DAY_MS))
    : undefined
}

async function writeHold(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  hold: Hold | undefined,
  now: Date,
): Promise<void> {
  const { hold_reason, not_before } = hold ?? NO_HOLD
  if (payout.hold_reason === hold_reason && payout.not_before?.getTime() === not_before?.getTime()) return
  await trx
    .updateTable('payouts')
    .set({ ...(hold ?? NO_HOLD), updated_at: now })
    .where('id', '=', payout.id)
    .execute()
}

/** Contributions of the last moment, or of a process whose clock is late, may be recorded a little later. */
const LAST_LOOK_AFTER_MS = HOUR_MS

/**
 * Money that is owed and in no payout waits for a refund, a dispute, a settlement or another box: nobody tells this one when that ends. Open
 * payouts are more than is available once another box of the host is in debt: nobody tells of that either.
 */
async function nextLook(
  trx: Transaction<Database>,
  { id, event_date }: PayableBox,
  now: Date,
): Promise<Date | null> {
  const lastLook = new Date(endsAt(event_date).getTime() + LAST_LOOK_AFTER_MS)
  if (now < lastLook) return lastLook
  const open = (await listPayouts(trx, id)).filter(({ state }) => state === 'open')
  const heldBackPaise = (await unpaidPaise(trx, id)) - sumOf(open)
  if (heldBackPaise >= LEAST_PAISE) return new Date(now.getTime() + HOUR_MS)
  return open.length > 0 ? new Date(now.getTime() + DAY_MS) : null
}
