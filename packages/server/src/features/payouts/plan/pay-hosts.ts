// Runs the payouts task: sync with the provider, plan boxes, send and follow attempts.
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { raise } from '../../../alarms.ts'
import { claimDue } from '../../../db/claim-due.ts'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Database } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { processAttempt } from '../channels/provider/submit.ts'
import { syncListedPayouts } from '../channels/provider/sync-listed.ts'
import { byBox, listAttempts, readPayees } from '../reads/payouts.ts'
import { holdReason, withHold } from '../rules/hold-reason.ts'
import { DAY_MS } from '../rules/states.ts'
import type { PlanDeps } from './hold-or-send.ts'
import { planBox } from './plan-box.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
  /** False where the books are wrong: then attempts at the provider are only followed. */
  maySend?: boolean
}

/** In this order: what a backup lacks is imported before anything is planned, and what is planned is sent in the same run. */
export async function payHosts({ maySend = true, ...deps }: Deps): Promise<void> {
  const { db, provider, now } = deps
  const isSynced = await syncWithProvider(deps)
  const wasStopped = await isStoppedByRefusals(db, now())
  const isSending = async () =>
    maySend &&
    isSynced &&
    provider.payouts !== undefined &&
    !(await getRestoredAt(db)) &&
    !(await isStoppedByRefusals(db, now()))
  await planDueBoxes({ ...deps, maySend: await isSending() })
  await processDueAttempts(deps, isSending)
  if (!wasStopped && (await isStoppedByRefusals(db, now()))) raise(deps.log, 'payouts-stopped')
}

/** False where the provider's list is unavailable: then attempts at the provider are only followed. */
async function syncWithProvider({ provider, now, log, ...deps }: Deps): Promise<boolean> {
  const { sentPayouts } = provider
  if (!sentPayouts) return true
  try {
    await syncListedPayouts({ ...deps, sentPayouts, now: now(), log })
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.outcome === 'refused') raise(log, 'provider-denies', { list: 'payouts', ...error.refusal })
    log.warn({ err: error }, 'the provider’s list of payouts cannot be had; no payouts are sent for now')
    return false
  }
}

const MOST_REFUSALS = 3
/** After this time a few are tried again, in case our account was fixed. */
const STOPPED_MS = 30 * 60 * 1000

/** True where the last attempts that the provider has answered failed for a fault of ours: the next would fail, too. */
async function isStoppedByRefusals(db: Kysely<Database>, now: Date): Promise<boolean> {
  const last = await db
    .selectFrom('payout_attempts')
    .select(['failure', 'updated_at'])
    .where('asked_at', 'is not', null)
    .where('state', '<>', 'submitting')
    .orderBy('asked_at', 'desc')
    .limit(MOST_REFUSALS)
    .execute()
  const refused = last.filter(({ failure }) => failure === 'ours')
  const since = now.getTime() - STOPPED_MS
  return refused.length === MOST_REFUSALS && refused.some(({ updated_at }) => updated_at.getTime() > since)
}

/** Longer than one box can take; after a crash another process takes over then. */
const PLAN_LEASE_MS = 60_000
const PLANNED_AT_ONCE = 8

/** Plans the boxes that are due for a look, and those whose open payouts have another hold by now, or none. */
async function planDueBoxes({ now, log, signal, ...deps }: Deps & Pick<PlanDeps, 'maySend'>): Promise<void> {
  const planAll = (claim: () => Promise<{ id: string }[]>) =>
    processDueBatch({
      claim,
      atOnce: PLANNED_AT_ONCE,
      signal,
      action: ({ id }) => planBox({ ...deps, now: now() }, id),
      onFailure: ({ id }, error) =>
        log.error({ err: error, box: id }, 'the payouts of a box could not be planned'),
    })
  const limit = PLANNED_AT_ONCE
  await planAll(() => claimDue(deps.db, 'event_boxes', { now: now(), leaseMs: PLAN_LEASE_MS, limit }))
  const ids = await listHeldOtherwise({ ...deps, now: now() })
  await planAll(async () => ids.splice(0, PLANNED_AT_ONCE).map((id) => ({ id })))
}

/** Nobody tells a box that its host has saved another UPI ID or bank account, or that a time is over: the rule is asked again. */
async function listHeldOtherwise({ db, provider, maySend, now }: PlanDeps): Promise<string[]> {
  const isAutomatic = provider.payouts !== undefined
  const open = await db
    .selectFrom('payouts')
    .select(['id', 'event_box_id', 'host_id', 'hold', 'hold_reason', 'not_before', 'updated_at'])
    .where('state', '=', 'open')
    .orderBy('due_on')
    .execute()
  const distinct = (column: 'event_box_id' | 'host_id') => [...new Set(open.map((payout) => payout[column]))]
  const payeeOf = await readPayees(db, distinct('host_id'))
  const attempts = byBox(await listAttempts(db, distinct('event_box_id')))
  const others = open.filter((payout) => {
    const host = payeeOf(payout.host_id)
    const ofBox = attempts.get(payout.event_box_id) ?? []
    const hold = holdReason(payout, host, ofBox, { isAutomatic, now })
    return withHold(payout, hold, host) !== payout || (hold.hold === null && maySend)
  })
  return [...new Set(others.map(({ event_box_id }) => event_box_id))]
}

/** Longer than all calls for one attempt can take; where the provider does not answer, it is due again after this. */
const LEASE_MS = 2 * 60_000
/** RazorpayX allows no more than five to ten calls a second (docs/razorpay.md §1.6). */
const AT_ONCE = 4
/** No attempt is due later: a process whose clock was ahead has set such a time. */
const FURTHEST_MS = 2 * DAY_MS

/** Attempts that the provider does not answer for stay due. `maySend` is asked for each: refusals may stop the sending meanwhile. */
async function processDueAttempts(
  { now, signal, ...deps }: Deps,
  maySend: () => Promise<boolean>,
): Promise<void> {
  const { db, log } = deps
  await db
    .updateTable('payout_attempts')
    .set({ check_at: now() })
    .where('check_at', '>', new Date(now().getTime() + FURTHEST_MS))
    .execute()
  await processDueBatch({
    claim: () => claimDue(db, 'payout_attempts', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }),
    atOnce: AT_ONCE,
    signal,
    action: async (attempt) => processAttempt({ ...deps, now: now() }, attempt, await maySend()),
    onFailure({ id }, error) {
      if (!(error instanceof ProviderError))
        return log.error({ err: error, attempt: id }, 'an attempt to pay a host could not be processed')
      log.warn({ err: error, attempt: id }, 'the provider did not answer about a payout; it is tried again')
    },
  })
}
