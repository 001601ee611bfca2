// Requests the mailing of a code. The job generates the code: the queue holds no secret, and the time of the answer reveals
// nothing about the account.
import type { FailureKey } from '@lifafa/contract/failures'
import { CODE_LIFE_MS, CODE_RESEND_MS, CODE_SENDS, CODE_TRIES } from '@lifafa/contract/limits'
import { sql, type Transaction } from 'kysely'
import { CLOCKS_DIFFER_MS } from '../db/shared-counters.ts'
import type { CodePurpose, Database } from '../db/tables.ts'
import { Failure } from '../http/failure.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { AccountAtNetwork } from '../passwords/known-networks.ts'

/** Codes of one address, from all networks where its owner has not signed in: more would be guessed too often (docs/security.md). */
const MOST_FROM_UNKNOWN_NETWORKS = 10

type Deps = { trx: Transaction<Database>; jobs: Jobs; now: Date }
export type CodeFor = { purpose: CodePurpose; email: string }

/** An older code of an account that signs up again must not verify its replacement. */
const ENDS_EARLIER: readonly CodePurpose[] = ['host-verify', 'admin-verify']

/**
 * Records the request and adds the job. Returns the ticket, with which the code can be tried whatever others try. Other requests
 * for this address wait until the transaction ends. Requests of other networks end no code of a forgotten password. Throws Failure
 * within a minute of the last request of this network, after five of it in an hour, or after ten of unknown networks: `whileGood`
 * while the network's last code is still valid, else `tooManyRequests`.
 */
export async function requestCode(
  { trx, jobs, now }: Deps,
  { purpose, email }: CodeFor,
  asker: AccountAtNetwork,
  whileGood: FailureKey = 'tooManyRequests',
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${purpose} ${email}`}, 0))`.execute(trx)
  const earlier = await listRequests(trx, { purpose, email }, asker, now)
  const retryAfterSeconds = secondsUntilNextCode(earlier, asker.isKnown, now)
  if (retryAfterSeconds > 0) {
    const last = earlier.find(({ here }) => here)
    const isGood = last && !last.isSpent && isYounger(last.requested_at, CODE_LIFE_MS, now)
    throw new Failure(isGood ? whileGood : 'tooManyRequests', { retryAfterSeconds })
  }
  if (ENDS_EARLIER.includes(purpose)) await endCodes(trx, { purpose, email }, now)
  const { id } = await trx
    .insertInto('codes')
    .values({ purpose, email, network: asker.key, requested_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await jobs.add(trx, 'mail-code', { purpose, email, id })
  return id
}

/** An earlier request; `here`: of the network that asks now. */
type Request = { requested_at: Date; here: boolean }

/**
 * `isKnown`: the owner has signed in at this network, where nothing that others request counts.
 * @internal Exported for tests.
 */
export function secondsUntilNextCode(earlier: readonly Request[], isKnown: boolean, now: Date): number {
  const here = earlier.filter((request) => request.here)
  const allowedAt = Math.max(
    after(here, 1, CODE_RESEND_MS),
    after(here, CODE_SENDS.max, CODE_SENDS.windowMs),
    isKnown ? 0 : after(earlier, MOST_FROM_UNKNOWN_NETWORKS, CODE_SENDS.windowMs),
  )
  return Math.max(0, Math.ceil((allowedAt - now.getTime()) / 1000))
}

/** When fewer than `max` of the requests are younger than `windowMs`; milliseconds. */
function after(requests: readonly Request[], max: number, windowMs: number): number {
  const times = requests.map(({ requested_at }) => requested_at.getTime()).sort((a, b) => b - a)
  const last = times[max - 1]
  return last === undefined ? 0 : last + windowMs
}

const isYounger = (at: Date, ms: number, now: Date): boolean => now.getTime() - at.getTime() < ms

/**
 * Requests of the last hour, the newest first; `isSpent`: used, or tried too often. A future time comes from a clock that was set back
 * since: it makes nobody wait.
 */
async function listRequests(
  trx: Transaction<Database>,
  { purpose, email }: CodeFor,
  asker: AccountAtNetwork,
  now: Date,
): Promise<(Request & { isSpent: boolean })[]> {
  const rows = await trx
    .selectFrom('codes')
    .select(['requested_at', 'network', 'used_at', 'tries', 'tries_at_network'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('requested_at', '>', new Date(now.getTime() - CODE_SENDS.windowMs))
    .where('requested_at', '<=', new Date(now.getTime() + CLOCKS_DIFFER_MS))
    .orderBy('requested_at', 'desc')
    .execute()
  return rows.map(({ requested_at, network, used_at, tries, tries_at_network }) => ({
    requested_at,
    here: network === asker.key,
    isSpent: used_at !== null || Math.max(tries, tries_at_network) >= CODE_TRIES,
  }))
}

/** All that were requested for this address so far. */
export const endCodes = (trx: Transaction<Database>, { purpose, email }: CodeFor, now: Date) =>
  trx
    .updateTable('codes')
    .set({ used_at: now })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
