// Draws in a child process: pictures, posters to print, statements, gift books.
import { join } from 'node:path'
import type { FileJob, WebBuild } from '@lifafa/contract/web-build'
import { boundedQueue } from '../../bounded-queue.ts'
import { Failure } from '../../http/failure.ts'
import { runApart } from './run-apart.ts'

const FILE = join(import.meta.dirname, 'draw-process.ts')
/** Drawing takes half a second at most. */
const PICTURE_LIMITS = { patienceMs: 20_000, maxBytes: 8_000_000, maxHeapMb: 256 }
/** A box may have thousands of contributions. */
const FILE_LIMITS = { patienceMs: 60_000, maxBytes: 40_000_000, maxHeapMb: 512 }

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
export const makeFileApart: WebBuild['makeFile'] = (job, hostId) =>
  enqueue(() => runApart({ file: FILE, input: inParts(job), ...FILE_LIMITS }), hostId)

const ROWS_IN_A_PART = 500

/** The job as JSON: between two parts other requests are answered. */
function* inParts(job: FileJob): Iterable<string> {
  if (job.kind === 'count') yield JSON.stringify(job)
  else if (job.kind === 'book') {
    const { gifts, ...book } = job.book
    yield* withRows({ kind: job.kind, format: job.format, book }, 'gifts', gifts)
  } else {
    const { contributions, ...statement } = job.statement
    yield* withRows({ kind: job.kind, format: job.format, statement }, 'contributions', contributions)
  }
}

/** `job` ends with the object to which the rows are added. */
function* withRows(job: object, name: string, rows: readonly object[]): Iterable<string> {
  yield `${JSON.stringify(job).slice(0, -2)},"${name}":[`
  for (let at = 0; at < rows.length; at += ROWS_IN_A_PART)
    yield (at > 0 ? ',' : '') + JSON.stringify(rows.slice(at, at + ROWS_IN_A_PART)).slice(1, -1)
  yield ']}}'
}
