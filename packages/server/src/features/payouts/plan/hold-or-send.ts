// Holds each open payout of a planned box, or starts an attempt of it; and tells the host: in the feed, and by email where the host has to
// do something.
import { startOfTodayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { sql, type Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import type { Destination } from '../../../provider/destination.ts'
import type { Services } from '../../../services.ts'
import { startAttempts } from '../attempts/start-attempts.ts'
import { type Payee, sentPaise, sumOf } from '../reads/payouts.ts'
import { destinationOf } from '../rules/destination.ts'
import { type Hold, holdFor, holdReason, NO_HOLD } from '../rules/hold-reason.ts'
import { nameFor } from '../rules/payee-name.ts'
import { isOpen } from '../rules/states.ts'
import type { PayableBox } from './lock-box.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type PlanDeps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider'> & {
  now: Date
  /** False: no attempt is started. */
  maySend: boolean
}

export type Facts = {
  box: PayableBox
  host: Payee
  before: readonly Row<'payouts'>[]
  attempts: readonly Row<'payout_attempts'>[]
  /** Owed, and not being sent; negative where the host owes us. */
  unpaidPaise: Paise
  isStopped: boolean
}

/** `payouts`: all of the box, after this look. */
export type PlannedBox = Facts & { payouts: readonly Row<'payouts'>[] }

/** Answers the payouts as they are then. */
export async function holdOrSend(
  trx: Transaction<Database>,
  deps: PlanDeps,
  one: PlannedBox,
): Promise<Row<'payouts'>[]> {
  const { box, host, attempts, isStopped, payouts } = one
  const { now } = deps
  const isAutomatic = deps.provider.payouts !== undefined
  const maySend = isAutomatic && deps.maySend && !isStopped
  const destination = destinationOf(host)
  const planned: Row<'payouts'>[] = []
  for (const payout of payouts) {
    const reason = isOpen(payout) ? holdReason(payout, host, attempts, { isAutomatic, now }) : undefined
    const isNext = isOpen(payout) && maySend && !reason
    const hold = isNext ? await findLimit(trx, deps, destination, payout.amount_paise) : reason
    if (isNext && !hold) {
      const start = { box, payout, destination, payeeName: nameFor(host, attempts) }
      await startAttempts(trx, [start], { channel: 'provider', now })
      planned.push({ ...payout, ...NO_HOLD, state: 'paying' })
    } else if (isOpen(payout)) planned.push(await writeHold(trx, payout, hold, now))
    else planned.push(payout)
  }
  await announce(trx, deps, one, planned)
  return planned
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
): Promise<Row<'payouts'>> {
  const held = { ...payout, ...(hold ?? NO_HOLD) }
  const { hold_reason, not_before } = held
  const isSame = payout.hold_reason === hold_reason && payout.not_before?.getTime() === not_before?.getTime()
  if (!isSame)
    await trx
      .updateTable('payouts')
      .set({ ...(hold ?? NO_HOLD), updated_at: now })
      .where('id', '=', payout.id)
      .execute()
  return held
}

const NEEDS = { none: 'upi-id', 'upi-id': 'another-upi-id', 'bank-account': 'another-bank-account' } as const

/** Once while the host is waited for. A payout that is sent at once is announced when that has happened. */
async function announce(
  trx: Transaction<Database>,
  { jobs, provider, now }: PlanDeps,
  { box, host, before }: Facts,
  planned: readonly Row<'payouts'>[],
): Promise<void> {
  const about = { hostId: box.host_id, eventBoxId: box.id, now }
  const waiting = planned.filter(({ hold }) => hold === 'needs-destination')
  const [first] = waiting
  if (first && !before.some(({ hold }) => hold === 'needs-destination')) {
    const facts = { paise: sumOf(waiting), needs: NEEDS[destinationOf(host)?.kind ?? 'none'] }
    await recordActivity(trx, { ...about, action: 'payout-waiting', facts })
    await jobs.add(trx, 'mail-payout', { payoutId: first.id, about: 'waiting' })
  }
  if (provider.payouts) return
  // A day that is over is not announced: the host's pages say that the money is late.
  const due = planned.filter(
    ({ id, hold, due_on }) =>
      hold === null && due_on >= todayInIndia(now) && !before.some((payout) => payout.id === id),
  )
  const last = due.at(-1)
  if (!last) return
  await recordActivity(trx, {
    ...about,
    action: 'payout-due',
    facts: { paise: sumOf(due), day: last.due_on },
  })
}
