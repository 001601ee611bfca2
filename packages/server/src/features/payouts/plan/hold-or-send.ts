// Holds each open payout of a planned box, or starts an attempt of it; and tells the host: in the feed, and by email where the host has to
// do something.
import { startOfTodayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { type Kysely, sql, type Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import type { Services } from '../../../services.ts'
import { savePayouts, startAttempts } from '../attempts/start-attempts.ts'
import type { Facts } from '../reads/available.ts'
import { sumOf } from '../reads/payouts.ts'
import { chosenAt, columnsOf, type DestinationColumns, destinationOf } from '../rules/destination.ts'
import { holdFor, holdReason, NO_HOLD, withHold } from '../rules/hold-reason.ts'
import { DAY_MS, isOpen } from '../rules/states.ts'

export type PlanDeps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider'> & {
  now: Date
  /** False: no attempt is started. */
  maySend: boolean
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
  // A box without an open payout takes no lock, which the boxes of others may wait for.
  const isWithinLimit = await limitToday(trx, deps, maySend && planned.some(isOpen) ? [host] : [])
  const paying: Row<'payouts'>[] = []
  const held = planned.map((payout) => {
    if (!isOpen(payout)) return payout
    const hold = holdReason(payout, host, attempts, { isAutomatic, now })
    if (hold.hold !== null || !maySend) return withHold(payout, hold, host)
    if (!isWithinLimit(payout, host)) return withHold(payout, holdFor('upi-id-limit', tomorrow(now)), host)
    const started = { ...payout, ...NO_HOLD, state: 'paying' as const }
    paying.push(started)
    return started
  })
  const changed = held.filter((payout) => !before.includes(payout) && !paying.includes(payout))
  await savePayouts(trx, changed, now)
  const starts = paying.map((payout) => ({ payout, host, attempts }))
  await startAttempts(trx, starts, { channel: 'provider', now })
  await announce(trx, deps, facts, held)
  return held
}

const tomorrow = (now: Date) => new Date(startOfTodayInIndia(now).getTime() + DAY_MS)

type IsWithinLimit = (payout: Pick<Row<'payouts'>, 'amount_paise'>, to: DestinationColumns) => boolean

const upiIdsOf = (hosts: readonly DestinationColumns[]): string[] =>
  [...new Set(hosts.map((host) => columnsOf(host).upi_id))].filter((id) => id !== null).sort()

/** Locks the UPI IDs before `readLimit`: hosts of several boxes may share one, and boxes are planned at the same time. */
export async function limitToday(
  trx: Transaction<Database>,
  deps: Pick<PlanDeps, 'settings' | 'now'>,
  hosts: readonly DestinationColumns[],
): Promise<IsWithinLimit> {
  const upiIds = upiIdsOf(hosts)
  if (upiIds.length === 0) return () => true
  await sql`select pg_advisory_xact_lock(hashtextextended(id, 0)) from unnest(${upiIds}::text[]) as id`.execute(
    trx,
  )
  return readLimit(trx, deps, hosts)
}

/** Answers of each payout in turn whether the UPI ID may get it today, too; of other hosts than these, always. Counts payments by hand, too. */
export async function readLimit(
  db: Kysely<Database>,
  { settings, now }: Pick<PlanDeps, 'settings' | 'now'>,
  hosts: readonly DestinationColumns[],
): Promise<IsWithinLimit> {
  const upiIds = upiIdsOf(hosts)
  const today = startOfTodayInIndia(now)
  const { rows } = await sql<{ id: string; paise: Paise }>`
    select upi_id as id, sum(amount_paise)::bigint as paise from payout_attempts where upi_id = any(${upiIds})
      and state in ('submitting', 'submitted', 'paid') and created_at >= ${today} group by 1`.execute(db)
  const left = new Map<string | null, Paise>(upiIds.map((id) => [id, settings.upiIdDailyLimitPaise]))
  for (const { id, paise } of rows) left.set(id, settings.upiIdDailyLimitPaise - paise)
  return ({ amount_paise }, to) => {
    const { upi_id } = columnsOf(to)
    const leftPaise = (left.get(upi_id) ?? Infinity) - amount_paise
    if (leftPaise >= 0) left.set(upi_id, leftPaise)
    return leftPaise >= 0
  }
}

const NEEDS = { none: 'upi-id', 'upi-id': 'another-upi-id', 'bank-account': 'another-bank-account' } as const

/**
 * Once while the host is waited for, and once for each destination that cannot be paid. A payout that is sent at once is announced when
 * the provider has it.
 */
async function announce(
  trx: Transaction<Database>,
  { jobs, provider, now }: PlanDeps,
  { box, host, before }: Facts,
  held: readonly Row<'payouts'>[],
): Promise<void> {
  const about = { hostId: box.host_id, eventBoxId: box.id, now }
  const waiting = held.filter(({ hold }) => hold === 'needs-destination')
  const [first] = waiting
  const kind = destinationOf(host)?.kind ?? 'none'
  const isAsked = before.some(
    ({ hold, hold_reason, updated_at }) =>
      hold === 'needs-destination' &&
      (hold_reason === 'no-upi-id') === (kind === 'none') &&
      updated_at.getTime() >= chosenAt(host),
  )
  if (first && !isAsked) {
    const facts = { paise: sumOf(waiting), needs: NEEDS[kind] }
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
