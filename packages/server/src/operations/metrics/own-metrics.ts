// Metrics of this process alone: alarms, connections, scheduled tasks, the provider's last answer, the last look at the books.
import { ALARMS, type Alarm, timesRaised } from '../../alarms.ts'
import type { Connections } from '../../db/opened-dialect.ts'
import type { ProcessMetrics } from '../../process-metrics.ts'
import type { Services } from '../../services.ts'
import { gauge, type Metric } from './metric.ts'

const inSeconds = (moment: Date | undefined): number | undefined => moment && moment.getTime() / 1000

export const ownMetrics = ({ metrics, connections }: Pick<Services, 'metrics' | 'connections'>): Metric[] => [
  ...connectionMetrics(connections?.()),
  ...taskMetrics(metrics.tasks),
  {
    name: 'alarms_total',
    help: 'How often this process raised each alarm.',
    samples: Object.keys(ALARMS).map((alarm) => ({ labels: { alarm }, value: timesRaised(alarm as Alarm) })),
  },
  gauge(
    'provider_last_answer_timestamp_seconds',
    'When the provider last answered a call of this process as it should.',
    inSeconds(metrics.providerAnsweredAt),
  ),
  gauge(
    'provider_rows_unread_total',
    'Rows of the provider’s lists that this process could not read, and left out.',
    metrics.unparsableRows,
  ),
  gauge(
    'books_breaches',
    'What the last look of this process at the books found; must be 0.',
    metrics.books?.inconsistencies.length,
  ),
  gauge(
    'books_checked_timestamp_seconds',
    'When this process last looked at the books.',
    inSeconds(metrics.books?.at),
  ),
]

/** Without values where the database is embedded: it has one connection, of its own. */
const connectionMetrics = (now: Connections | undefined): Metric[] => [
  {
    name: 'database_connections',
    help: 'Connections of this process to PostgreSQL for calls, by state.',
    samples: now
      ? [
          { labels: { state: 'used' }, value: now.used },
          { labels: { state: 'idle' }, value: now.idle },
        ]
      : [],
  },
  gauge('database_connections_max', 'How many connections for calls this process may have.', now?.max),
  gauge('database_waiting', 'Callers that wait for a connection.', now?.waiting),
]

const taskMetrics = (tasks: ProcessMetrics['tasks']): Metric[] => [
  {
    name: 'task_last_success_timestamp_seconds',
    help: 'When a run of each scheduled task last succeeded in this process, or the process started.',
    samples: Array.from(tasks, ([task, { succeededAt }]) => ({
      labels: { task },
      value: succeededAt.getTime() / 1000,
    })),
  },
  {
    name: 'task_interval_seconds',
    help: 'How long a scheduled task rests between two runs.',
    samples: Array.from(tasks, ([task, { everyMs }]) => ({ labels: { task }, value: everyMs / 1000 })),
  },
]
