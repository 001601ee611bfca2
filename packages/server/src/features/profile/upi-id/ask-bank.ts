// Asks the provider whose a UPI ID or a bank account is, or what became of the question.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import type { Row } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { failureOfRefusal } from '../../../provider/payout-failures.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { ProviderUpiIdCheck, UpiIdChecks } from '../../../provider/upi-id-checks.ts'
import type { Services } from '../../../services.ts'
import { rememberProviderCheck, settleUpiIdCheck } from '../../../upi-id-checks/apply-check.ts'
import { nextTry, type Outcome, outcomeOf } from '../../../upi-id-checks/rules.ts'
import { destinationOf } from '../../payouts/rules/destination.ts'
import { payeeName } from '../../payouts/rules/payee-name.ts'

/** Longer than all calls of one try take; after a crash another process takes over then. */
const LEASE_MS = 60_000
const AT_ONCE = 4

type Deps = Pick<Services, 'db' | 'provider'> & { now: Date }
type Check = Row<'upi_id_checks'>

/** Asks as soon as it was requested; what this misses, the scheduled task asks. */
export async function askBankNow(deps: Deps, checkId: string): Promise<void> {
  const only = sql<boolean>`id = ${checkId}`
  const claim = { now: deps.now, leaseMs: LEASE_MS, limit: 1, only }
  for (const check of await claimDue(deps.db, 'upi_id_checks', claim)) await askBank(deps, check)
}

type DueDeps = Pick<Services, 'db' | 'provider' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'error'>
  signal: AbortSignal
}

/** Asks about those whose question is due: not asked yet, or not answered. */
export const askDue = ({ now, log, signal, ...deps }: DueDeps): Promise<void> =>
  processDueBatch({
    claim: () => claimDue(deps.db, 'upi_id_checks', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE }),
    atOnce: AT_ONCE,
    signal,
    action: (check) => askBank({ ...deps, now: now() }, check),
    onFailure: ({ id }, error) => log.error({ err: error, check: id }, 'a UPI ID could not be checked'),
  })

/** The caller has claimed the check. If the provider does not answer, it is asked again later. */
async function askBank(deps: Deps, claimed: Check): Promise<void> {
  const { db, now } = deps
  // Before the call: a second try knows that the provider may have the question, which is charged.
  const check = await db
    .updateTable('upi_id_checks')
    .set(({ fn, val, eb }) => ({
      asked_at: fn.coalesce('asked_at', val(now)),
      tries: eb('tries', '+', 1),
      check_at: nextTry(claimed.tries + 1, now) ?? claimed.check_at,
      updated_at: now,
    }))
    .where('id', '=', claimed.id)
    .where('check_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  if (!check) return
  const result = await resultOf(deps, check, claimed.asked_at !== null)
  const outcome = result.outcome ?? (nextTry(check.tries, now) === null ? NO_ANSWER : undefined)
  if (outcome) await settleUpiIdCheck(deps, check.id, outcome, result.providerCheckId)
  else if (result.providerCheckId) await rememberProviderCheck(deps, check.id, result.providerCheckId)
}

const NO_ANSWER: Outcome = { state: 'unanswered', why: 'no-answer' }

/** `outcome`: undefined while there is none. `providerCheckId`: undefined if the provider has not told it. */
type Result = { outcome: Outcome | undefined; providerCheckId?: string | undefined }

async function resultOf(deps: Deps, check: Check, wasAsked: boolean): Promise<Result> {
  const { upiIdChecks } = deps.provider
  if (!upiIdChecks) return { outcome: { state: 'unanswered', why: 'not-enabled' } }
  try {
    const reported = await askOnce(deps, upiIdChecks, check, wasAsked)
    return { outcome: reported && outcomeOf(reported), providerCheckId: reported?.id }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { outcome: outcomeOfRefusal(error) }
  }
}

/** Undefined if the host is gone. */
async function askOnce(
  { db }: Deps,
  checks: UpiIdChecks,
  { id, host_id, upi_id, bank_account, ifsc, provider_check_id }: Check,
  wasAsked: boolean,
): Promise<ProviderUpiIdCheck | undefined> {
  if (provider_check_id !== null) return checks.fetch(provider_check_id)
  const known = wasAsked ? await checks.find(id) : undefined
  if (known) return known
  const host = await db
    .selectFrom('hosts')
    .select(['first_name', 'last_name', 'bank_account_name'])
    .where('id', '=', host_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!host) return undefined
  const name = payeeName(host)
  const destination = destinationOf({
    upi_id,
    bank_account,
    ifsc,
    bank_account_name: host.bank_account_name ?? name,
  })
  return destination === null ? undefined : checks.ask({ id, hostId: host_id, payeeName: name, destination })
}

/** Undefined if it may succeed later. */
function outcomeOfRefusal({ outcome, refusal }: ProviderError): Outcome | undefined {
  if (outcome === 'unauthorized') return { state: 'unanswered', why: 'not-enabled' }
  if (outcome !== 'refused') return undefined
  return failureOfRefusal(refusal) === 'destination'
    ? { state: 'not-found' }
    : { state: 'unanswered', why: 'refused' }
}
