// Makes the statement of an event box in a child process, one at a time: a box may have thousands of contributions.
import { join } from 'node:path'
import type { BoxStatement } from '@lifafa/contract/box-money/box-statement'
import type { StatementFormat } from '@lifafa/contract/endpoints/box-money'
import { boundedQueue } from '../../bounded-queue.ts'
import { Failure } from '../../http/failure.ts'
import { runApart } from '../run-apart.ts'

const LIMITS = { patienceMs: 60_000, maxBytes: 40_000_000, maxHeapMb: 512 }
/**
 * Each takes seconds for a few thousand contributions: a long queue is refused with a time to come back. One of
 * each host waits.
 */
const enqueue = boundedQueue(
  { atOnce: () => 1, waiting: 10, ofOne: 1, waitMs: 60_000 },
  () => new Failure('unavailable'),
)

/** Throws Failure `unavailable` where too many wait, or another one of this host does. Rejects where making it fails or takes too long. */
export const makeStatementApart = (
  format: StatementFormat,
  statement: BoxStatement,
  hostId: string,
): Promise<Uint8Array> =>
  enqueue(
    () =>
      runApart({
        file: join(import.meta.dirname, 'make-process.ts'),
        args: [format],
        input: inParts(statement),
        ...LIMITS,
      }),
    hostId,
  )

const ROWS_IN_A_PART = 500

/** As JSON: between two parts other requests are answered. */
function* inParts({ contributions, ...rest }: BoxStatement): Iterable<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"contributions":[`
  for (let at = 0; at < contributions.length; at += ROWS_IN_A_PART)
    yield (at > 0 ? ',' : '') + JSON.stringify(contributions.slice(at, at + ROWS_IN_A_PART)).slice(1, -1)
  yield ']}'
}
