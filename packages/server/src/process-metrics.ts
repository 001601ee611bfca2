// Metrics of this process since its start; all others are counted in the shared database.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import type { BooksDay } from '@lifafa/contract/endpoints/admin/books'
import { Counter, Histogram, Registry } from 'prom-client'
import type { OwnBooks } from './books/read-own-books.ts'

export type CheckedBooks = OwnBooks & { at: Date; days: BooksDay[] }

/** A guest waits for most of these: a hundredth of a second is quick, a second is felt, and after ten nobody is there any more. */
const ANSWER_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** With its retries: one attempt lasts at most four seconds. */
const PROVIDER_SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15]

export type ProcessMetrics = {
  /** Those that the library keeps: answers, calls of the provider, emails. */
  registry: Registry
  answers: Counter<'class'>
  answerSeconds: Histogram<'route' | 'class'>
  providerSeconds: Histogram<'call' | 'outcome'>
  emails: Counter<'outcome'>
  /** When the provider last answered one of our calls without an error. */
  providerAnsweredAt: Date | undefined
  /** Different rows of the provider's lists that could not be parsed, and were skipped. */
  unparsableRows: number
  /** The last check of the books, and when it began; undefined before the first, and where the last one failed. */
  books: CheckedBooks | undefined
  /** Scheduled tasks by name. `succeededAt`: when a run last succeeded, or the process started. */
  tasks: Map<string, { everyMs: number; succeededAt: Date }>
}

export function noMetricsYet(): ProcessMetrics {
  const registry = new Registry()
  const named = (name: string, help: string) => ({
    name: `${PRODUCT_SLUG}_${name}`,
    help,
    registers: [registry],
  })
  const emails = new Counter({
    ...named('emails_total', 'Emails of this process: sent; failed or refused alone: these are tried again.'),
    labelNames: ['outcome'],
  })
  // A metric that is there from the start can be seen to grow.
  for (const outcome of ['sent', 'failed', 'refused']) emails.inc({ outcome }, 0)
  return {
    registry,
    answers: new Counter({
      ...named('http_answers_total', 'Answers of this process, by class of status.'),
      labelNames: ['class'],
    }),
    answerSeconds: new Histogram({
      ...named(
        'http_answer_duration_seconds',
        'How long answers of this process took, by route and class of status.',
      ),
      labelNames: ['route', 'class'],
      buckets: ANSWER_SECONDS,
    }),
    providerSeconds: new Histogram({
      ...named(
        'provider_call_duration_seconds',
        'How long calls of the provider took, retries included, by their outcome.',
      ),
      labelNames: ['call', 'outcome'],
      buckets: PROVIDER_SECONDS,
    }),
    emails,
    providerAnsweredAt: undefined,
    unparsableRows: 0,
    books: undefined,
    tasks: new Map(),
  }
}
