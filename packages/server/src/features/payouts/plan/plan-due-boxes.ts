// Plans the boxes that are due for a look, and those whose open payouts have another hold by now, or none: a few at a time.
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import type { Services } from '../../../services.ts'
import type { DestinationColumns } from '../rules/destination.ts'
import { holdReason } from '../rules/hold-reason.ts'
import { type PlanDeps, planBox } from './plan-box.ts'

/** Longer than one box can take; after a crash another process takes over then. */
const LEASE_MS = 60_000
const AT_ONCE = 8

type Deps = Omit<PlanDeps, 'now' | 'maySend'> &
  Pick<Services, 'now'> & {
    log: Pick<FastifyBaseLogger, 'error'>
    signal: AbortSignal
    /** Asked before each batch: refusals may stop the sending meanwhile. */
    maySend: () => Promise<boolean>
  }

export async function planDueBoxes({ now, log, signal, maySend, ...deps }: Deps): Promise<void> {
  const process = (claim: () => Promise<{ id: string }[]>) => {
    let mayStart = false
    return processDueBatch({
      claim: async () => {
        mayStart = await maySend()
        return claim()
      },
      atOnce: AT_ONCE,
      signal,
      action: ({ id }) => planBox({ ...deps, maySend: mayStart, now: now() }, id),
      onFailure: ({ id }, error) =>
        log.error({ err: error, box: id }, 'the payouts of a box could not be planned'),
    })
  }
  await process(() => claimDue(deps.db, 'event_boxes', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }))
  const isAutomatic = deps.provider.payouts !== undefined
  const ids = await listHeldOtherwise(deps.db, { isAutomatic, isSending: await maySend(), now: now() })
  await process(async () => ids.splice(0, AT_ONCE).map((id) => ({ id })))
}

type When = { isAutomatic: boolean; isSending: boolean; now: Date }
type OpenPayout = Pick<Row<'payouts'>, 'id' | 'event_box_id' | 'hold_reason' | 'not_before'> &
  Pick<Row<'hosts'>, 'upi_id_changed_at' | 'bank_account_changed_at' | 'deactivated_at'> &
  DestinationColumns & {
    check_state: Row<'upi_id_checks'>['state'] | null
    answer: Row<'upi_id_checks'>['answer']
  }

/** Nobody tells a box that its host has saved another UPI ID or bank account, or that a time is over: the rule is asked again. */
async function listHeldOtherwise(
  db: Kysely<Database>,
  { isAutomatic, isSending, now }: When,
): Promise<string[]> {
  const open = await db
    .selectFrom('payouts as p')
    .innerJoin('hosts as h', 'h.id', 'p.host_id')
    .leftJoin('upi_id_checks as c', (join) =>
      join.onRef('c.host_id', '=', 'h.id').on(
        sql<boolean>`(h.bank_account is null and c.upi_id = h.upi_id
            or c.bank_account = h.bank_account and c.ifsc = h.ifsc)`,
      ),
    )
    .select(['p.id', 'p.event_box_id', 'p.hold_reason', 'p.not_before'])
    .select(['h.upi_id', 'h.bank_account', 'h.ifsc', 'h.bank_account_name'])
    .select(['h.upi_id_changed_at', 'h.bank_account_changed_at', 'h.deactivated_at'])
    .select(['c.state as check_state', 'c.answer'])
    .where('p.state', '=', 'open')
    .orderBy('p.due_on')
    .execute()
  const attempts = await failedAttempts(db)
  const others = open.filter((payout) => {
    const hold = holdReason(payout, hostOf(payout), attempts.get(payout.event_box_id) ?? [], {
      isAutomatic,
      now,
    })
    if (!hold) return payout.hold_reason !== null || (isAutomatic && isSending)
    const { hold_reason, not_before } = hold
    return hold_reason !== payout.hold_reason || not_before?.getTime() !== payout.not_before?.getTime()
  })
  return [...new Set(others.map(({ event_box_id }) => event_box_id))]
}

const hostOf = ({ check_state, answer, ...host }: OpenPayout) => ({
  ...host,
  check: check_state === null ? undefined : { state: check_state, answer },
})

/** Of the boxes that have open payouts: those that may hold one, and successes after them. By box. */
async function failedAttempts(db: Kysely<Database>) {
  const { rows } = await sql<Row<'payout_attempts'> & { event_box_id: string }>`
    select a.*, p.event_box_id from payout_attempts a join payouts p on p.id = a.payout_id
    where p.event_box_id in (select event_box_id from payouts where state = 'open')
      and a.state in ('paid', 'failed', 'returned')`.execute(db)
  return Map.groupBy(rows, ({ event_box_id }) => event_box_id)
}
