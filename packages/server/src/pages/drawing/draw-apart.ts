// Draws in a child process: pictures, posters to print, statements.
import { join } from 'node:path'
import type { BoxStatement } from '@lifafa/contract/box-money/box-statement'
import type { WebBuild } from '@lifafa/contract/web-build'
import { boundedQueue } from '../../bounded-queue.ts'
import { Failure } from '../../http/failure.ts'
import { runApart } from './run-apart.ts'

const FILE = join(import.meta.dirname, 'draw-process.ts')
/** Drawing takes half a second at most. */
const PICTURE_LIMITS = { patienceMs: 20_000, maxBytes: 8_000_000, maxHeapMb: 256 }
/** A box may have thousands of contributions. */
const STATEMENT_LIMITS = { patienceMs: 60_000, maxBytes: 40_000_000, maxHeapMb: 512 }

/** Rejects, with the error output of the process, where drawing fails or takes too long. */
export const drawApart: WebBuild['draw'] = (job) =>
  runApart({ file: FILE, input: [JSON.stringify(job)], ...PICTURE_LIMITS })

/**
 * Each takes seconds for a few thousand contributions: a long queue is refused with a time to come back. One of
 * each host waits.
 */
const enqueue = boundedQueue(
  { atOnce: () => 1, waiting: 10, ofOne: 1, waitMs: 60_000 },
  () => new Failure('unavailable'),
)

/** Throws Failure `unavailable` where too many wait, or another one of this host does. Rejects where making it fails or takes too long. */
export const makeStatementApart: WebBuild['makeStatement'] = (format, statement, hostId) =>
  enqueue(() => runApart({ file: FILE, input: inParts(format, statement), ...STATEMENT_LIMITS }), hostId)

const ROWS_IN_A_PART = 500

/** The job as JSON: between two parts other requests are answered. */
function* inParts(format: string, { contributions, ...rest }: BoxStatement): Iterable<string> {
  const job = JSON.stringify({ kind: 'statement', format, statement: rest })
  yield `${job.slice(0, -2)},"contributions":[`
  for (let at = 0; at < contributions.length; at += ROWS_IN_A_PART)
    yield (at > 0 ? ',' : '') + JSON.stringify(contributions.slice(at, at + ROWS_IN_A_PART)).slice(1, -1)
  yield ']}}'
}
