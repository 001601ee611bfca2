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
import { holdFor, holdReason, withHold } from '../rules/hold-reason.ts'
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

/** `planned`: all payouts of the box, each as it is to be but for its hold. Answers them as they are then. */
export async function holdOrSend(
  trx: Transaction<Database>,
  deps: PlanDeps,
  facts: Facts,
  planned: readonly Row<'payouts'>[],
): Promise<Row<'payouts'>[]> {
  const { host, before, attempts, isStopped } = facts
  const { now } = deps
  const isAutomatic = deps.provider.payouts !== undefined
  const maySend = isAutomatic && deps.maySend && !isStopped
  const destination = destinationOf(host)
  let leftTodayPaise =
    maySend && planned.some(isOpen) ? await readLeftToday(trx, deps, destination) : Infinity
  const sent: Row<'payouts'>[] = []
  const held = planned.map((payout) => {
    if (!isOpen(payout)) return payout
    const reason = holdReason(payout, host, attempts, { isAutomatic, now })
    if (reason || !maySend) return withHold(payout, reason)
    if (payout.amount_paise > leftTodayPaise) return withHold(payout, holdFor('upi-id-limit', tomorrow(now)))
    leftTodayPaise -= payout.amount_paise
    sent.push(payout)
    return withHold(payout, undefined)
  })
  const changed = held.filter((payout) => !before.includes(payout))
  await savePayouts(trx, changed, now)
  const payeeName = nameFor(host, attempts)
  const starts = sent.map((payout) => ({ payout, destination, payeeName }))
  await startAttempts(trx, starts, { channel: 'provider', now })
  await announce(trx, deps, facts, held)
  return held.map((payout) =>
    sent.some(({ id }) => id === payout.id) ? { ...payout, state: 'paying' as const } : payout,
  )
}

/** Inserts those that are new, and writes what has changed of the others. The caller holds the boxes' locks. */
export async function savePayouts(
  trx: Transaction<Database>,
  payouts: readonly Row<'payouts'>[],
  now: Date,
): Promise<void> {
  if (payouts.length === 0) return
  const rows = payouts.map((payout) => ({ ...payout, updated_at: now }))
  await trx
    .insertInto('payouts')
    .values(rows)
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        ...{ amount_paise: ref('excluded.amount_paise'), state: ref('excluded.state') },
        ...{ hold: ref('excluded.hold'), hold_reason: ref('excluded.hold_reason') },
        ...{ not_before: ref('excluded.not_before'), cancelled_by: ref('excluded.cancelled_by') },
        updated_at: now,
      })),
    )
    .execute()
}

const tomorrow = (now: Date) => new Date(startOfTodayInIndia(now).getTime() + DAY_MS)

/** Locks the UPI ID: hosts of several boxes may share it, and boxes are planned at the same time. */
async function readLeftToday(
  trx: Transaction<Database>,
  { settings, now }: PlanDeps,
  destination: Destination | null,
): Promise<Paise> {
  if (destination?.kind !== 'upi-id') return Infinity
  const { upiId } = destination
  await sql`select pg_advisory_xact_lock(hashtextextended(${upiId}, 0))`.execute(trx)
  return settings.upiIdDailyLimitPaise - (await sentPaise(trx, upiId, startOfTodayInIndia(now)))
}

const NEEDS = { none: 'upi-id', 'upi-id': 'another-upi-id', 'bank-account': 'another-bank-account' } as const

/** Once while the host is waited for. A payout that is sent at once is announced when the provider has it. */
async function announce(
  trx: Transaction<Database>,
  { jobs, provider, now }: PlanDeps,
  { box, host, before }: Facts,
  held: readonly Row<'payouts'>[],
): Promise<void> {
  const about = { hostId: box.host_id, eventBoxId: box.id, now }
  const waiting = held.filter(({ hold }) => hold === 'needs-destination')
  const [first] = waiting
  if (first && !before.some(({ hold }) => hold === 'needs-destination')) {
    const facts = { paise: sumOf(waiting), needs: NEEDS[destinationOf(host)?.kind ?? 'none'] }
    await recordActivity(trx, { ...about, action: 'payout-waiting', facts })
    await jobs.add(trx, 'mail-payout', { payoutId: first.id, about: 'waiting' })
  }
  if (provider.payouts) return
  // A day that is over is not announced: the host's pages say that the money is late.
  const due = held.filter(
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
