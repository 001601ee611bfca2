// The checks of a run as a whole, and its numbers.
import type { PayoutMode } from '../../server/src/settings.ts'
import type { Backups } from './backups/take-backups.ts'
import type { Books } from './comparison/books.ts'
import type { Check } from './comparison/check.ts'
import { STALL_TIMEOUT_MS } from './comparison/look-until.ts'
import { type Paid, sum } from './comparison/read-payouts.ts'
import { type Consistent, countContributions } from './comparison/wait-until-consistent.ts'
import type { Environment } from './environment/environment.ts'
import type { ProviderPayment } from './environment/provider-books.ts'
import type { FaultInjector } from './faults/fault-injector.ts'
import type { Memory } from './guests/guest-calls.ts'
import type { Settled } from './settlements/settle-all.ts'
import type { TakenBack } from './settlements/take-back.ts'
import type { Size } from './size.ts'
import { inSeconds } from './stopwatch.ts'

export interface Run {
  environment: Environment
  size: Size
  memories: readonly Memory[]
  books: Books
  payments: ProviderPayment[]
  takenBack: TakenBack
  paid: Paid
  missing: Consistent['missing']
  payoutMode: PayoutMode
  forged: FaultInjector['forged']
  settled: Settled
  backups: Backups | undefined
  /** Seconds of each phase, by its title. */
  phases: Record<string, string>
}

const countCaptured = (payments: readonly ProviderPayment[]): number =>
  payments.filter(({ captured }) => captured).length
const countOf = ({ allServers }: Environment, field: 'kills' | 'deaths' | 'failedStarts'): number =>
  allServers.reduce((sum, { counts }) => sum + counts[field], 0)

/** How many there were, and their mean, of times in milliseconds. */
const timesOf = (times: readonly number[]): string =>
  `${times.length}, ${inSeconds(sum(times) / Math.max(1, times.length))}`

/** Forged calls were refused, all work was done, and the run had the faults that `size` plans. */
export function checkRun({
  environment,
  size,
  payments,
  takenBack,
  paid,
  missing,
  forged,
  backups,
  payoutMode,
}: Run): Check[] {
  const captured = countCaptured(payments)
  const deaths = countOf(environment, 'deaths')
  const kills = countOf(environment, 'kills')
  const { databaseRestarts, poolerRestarts } = environment.counts
  return [
    { guarantee: 'every forged call was refused', violations: forged.taken },
    {
      guarantee: `after the faults all work was done, without a pause of ${STALL_TIMEOUT_MS / 1000} s`,
      violations: missing.map(({ what, count }) => `${count} ${what}`),
    },
    {
      guarantee: 'no server process ended by itself',
      violations: deaths > 0 ? [`${deaths} ended`] : [],
    },
    {
      guarantee: 'the run had the planned payments, refunds, disputes, kills and restarts',
      violations: [
        ...(backups && backups.taken.length <= size.backups ? ['no backup on the days of payouts'] : []),
        ...(paid.payouts.length === 0 && payoutMode === 'on' ? ['no payouts'] : []),
        ...(captured < size.payments ? [`${captured} payments of ${size.payments}`] : []),
        ...(takenBack.size < size.refunds + size.disputes ? [`${takenBack.size} refunds and disputes`] : []),
        ...(kills < size.kills ? [`${kills} kills of ${size.kills}`] : []),
        ...(environment.restartDatabase && databaseRestarts < size.databaseRestarts
          ? [`${databaseRestarts} restarts of ${size.databaseRestarts}`]
          : []),
        ...(environment.restartPooler && poolerRestarts < size.poolerRestarts
          ? [`${poolerRestarts} restarts of the pooler of ${size.poolerRestarts}`]
          : []),
      ],
    },
  ]
}

/** In the order of printing. */
export function numbersOf(run: Run): Record<string, number | string> {
  const { environment, memories, books, payments, takenBack, paid, settled, forged, backups } = run
  const captured = countCaptured(payments)
  return {
    guests: memories.length,
    'payments captured at the provider': captured,
    contributions: books.contributions.length,
    'second payments of one order, given back': captured - countContributions(payments),
    'servers killed (SIGKILL)': countOf(environment, 'kills'),
    'database restarted (immediate)': environment.counts.databaseRestarts,
    ...(environment.restartPooler && {
      'PgBouncer killed and restarted': environment.counts.poolerRestarts,
    }),
    ...(backups && {
      'backups taken, and tries that were cut off': `${backups.taken.length}, ${backups.counts.failed}`,
    }),
    'starts that found no database': countOf(environment, 'failedStarts'),
    'calls of guests': memories.reduce((sum, { calls }) => sum + calls, 0),
    '… without an answer': memories.reduce((sum, { unanswered }) => sum + unanswered, 0),
    'guests thanked at once': memories.filter(({ thanked }) => thanked).length,
    'events of the provider kept': books.eventIds.length,
    'forged calls': forged.sent,
    'payments refunded or disputed later': takenBack.size,
    'payouts at the provider': paid.payouts.length,
    '… that failed or came back': paid.payouts.filter(({ status }) => status !== 'processed').length,
    'settlements, and their lines': `${settled.books.settlements.length}, ${settled.books.lines.length}`,
    'days without faults until hosts were paid': paid.days,
    ...run.phases,
    'starts of servers, and seconds of each': timesOf(environment.allServers.flatMap(({ starts }) => starts)),
    'looks into the database, and seconds of each': timesOf(environment.looks),
  }
}
