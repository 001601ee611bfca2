// Plans the boxes that are due for a look, and those whose open payouts have another hold by now, or none: a few at a time.
import type { FastifyBaseLogger } from 'fastify'
import { claimDue } from '../../../db/claim-due.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import type { Services } from '../../../services.ts'
import { byBox, listAttempts, readPayees } from '../reads/payouts.ts'
import { holdReason, withHold } from '../rules/hold-reason.ts'
import type { PlanDeps } from './hold-or-send.ts'
import { planBox } from './plan-box.ts'

/** Longer than one box can take; after a crash another process takes over then. */
const LEASE_MS = 60_000
const AT_ONCE = 8

type Deps = Omit<PlanDeps, 'now'> &
  Pick<Services, 'now'> & { log: Pick<FastifyBaseLogger, 'error'>; signal: AbortSignal }

export async function planDueBoxes({ now, log, signal, ...deps }: Deps): Promise<void> {
  const planAll = (claim: () => Promise<{ id: string }[]>) =>
    processDueBatch({
      claim,
      atOnce: AT_ONCE,
      signal,
      action: ({ id }) => planBox({ ...deps, now: now() }, id),
      onFailure: ({ id }, error) =>
        log.error({ err: error, box: id }, 'the payouts of a box could not be planned'),
    })
  await planAll(() => claimDue(deps.db, 'event_boxes', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }))
  const ids = await listHeldOtherwise({ ...deps, now: now() })
  await planAll(async () => ids.splice(0, AT_ONCE).map((id) => ({ id })))
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
  const hosts = await readPayees(db, distinct('host_id'))
  const attempts = byBox(await listAttempts(db, distinct('event_box_id')))
  const others = open.filter((payout) => {
    const host = hosts.get(payout.host_id)
    if (!host) return false
    const ofBox = attempts.get(payout.event_box_id) ?? []
    const hold = holdReason(payout, host, ofBox, { isAutomatic, now })
    return withHold(payout, hold, host) !== payout || (hold.hold === null && isAutomatic && maySend)
  })
  return [...new Set(others.map(({ event_box_id }) => event_box_id))]
}
