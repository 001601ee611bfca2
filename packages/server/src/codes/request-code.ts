// Requests the mailing of a code. The job generates the code: the queue holds no secret, and the time of the answer reveals
// nothing about the account.
import type { FailureKey } from '@lifafa/contract/failures'
import { CODE_LIFE_MS, CODE_RESEND_MS, CODE_SENDS } from '@lifafa/contract/limits'
import { expressionBuilder, type Transaction } from 'kysely'
import { CLOCKS_DIFFER_MS } from '../db/shared-counters.ts'
import type { CodePurpose } from '../db/tables/session-tables.ts'
import type { Database } from '../db/tables.ts'
import { Failure } from '../http/failure.ts'
import type { Jobs } from '../jobs/queue.ts'
import { secondsUntilNextCode } from './sends.ts'

type Deps = { trx: Transaction<Database>; jobs: Jobs; now: Date }
export type CodeFor = { purpose: CodePurpose; email: string }

/**
 * Records the request, which invalidates any earlier code, and adds the job. Until the transaction ends, other requests for
 * this address wait.
 * Throws Failure within a minute of the last one, or after five in an hour: `whileGood` while the last one is still valid,
 * else `tooManyRequests`.
 */
export async function requestCode(
  deps: Deps,
  wanted: CodeFor,
  whileGood: FailureKey = 'tooManyRequests',
): Promise<void> {
  const isTaken = await recordRequest(deps, wanted)
  if (!isTaken) throw await refusal(deps, wanted, whileGood)
  await deps.jobs.add(deps.trx, 'mail-code', wanted)
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** A time that is still to come is of a clock that was set back since: it makes nobody wait. */
const isPast = (column: 'codes.requested_at' | 'codes.window_started_at', ms: number, now: Date) => {
  const row = expressionBuilder<Database, 'codes'>()
  return row.or([row(column, '<=', before(now, ms)), row(column, '>', before(now, -CLOCKS_DIFFER_MS))])
}

/** One conditional statement, so that of many simultaneous requests one counts. False when it is too soon. */
async function recordRequest({ trx, now }: Deps, { purpose, email }: CodeFor): Promise<boolean> {
  const row = expressionBuilder<Database, 'codes'>()
  const isWindowOver = isPast('codes.window_started_at', CODE_SENDS.windowMs, now)
  const recorded = await trx
    .insertInto('codes')
    .values({ purpose, email, requested_at: now, window_started_at: now, sends_in_window: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'email'])
        .doUpdateSet({
          code_hash: null,
          expires_at: null,
          used_at: null,
          tries: 0,
          requested_at: now,
          sends_in_window: row
            .case()
            .when(isWindowOver)
            .then(1)
            .else(row('codes.sends_in_window', '+', 1))
            .end(),
          window_started_at: row
            .case()
            .when(isWindowOver)
            .then(now)
            .else(row.ref('codes.window_started_at'))
            .end(),
        })
        .where(isPast('codes.requested_at', CODE_RESEND_MS, now))
        .where(row.or([isWindowOver, row('codes.sends_in_window', '<', CODE_SENDS.max)])),
    )
    .returning('email')
    .executeTakeFirst()
  return recorded !== undefined
}

async function refusal(
  { trx, now }: Deps,
  { purpose, email }: CodeFor,
  whileGood: FailureKey,
): Promise<Failure> {
  const sends = await trx
    .selectFrom('codes')
    .select(['requested_at', 'window_started_at', 'sends_in_window'])
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const isGood = sends.requested_at > before(now, CODE_LIFE_MS)
  return new Failure(isGood ? whileGood : 'tooManyRequests', {
    retryAfterSeconds: secondsUntilNextCode(sends, now),
  })
}
