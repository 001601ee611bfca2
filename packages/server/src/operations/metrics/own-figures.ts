// Figures of this process alone: alarms, connections, scheduled tasks, the provider's last answer, the last look at the books.
import { ALARMS, type Alarm, timesRaised } from '../../alarms.ts'
import type { Connections } from '../../db/opened-dialect.ts'
import type { ProcessFigures } from '../../process-figures.ts'
import type { Services } from '../../services.ts'
import { type Figure, gauge } from './figure.ts'

const inSeconds = (moment: Date | undefined): number | undefined => moment && moment.getTime() / 1000

export const ownFigures = ({ figures, connections }: Pick<Services, 'figures' | 'connections'>): Figure[] => [
  ...connectionFigures(connections?.()),
  ...taskFigures(figures.tasks),
  {
    name: 'alarms_total',
    help: 'How often this process raised each alarm.',
    samples: Object.keys(ALARMS).map((alarm) => ({ labels: { alarm }, value: timesRaised(alarm as Alarm) })),
  },
  gauge(
    'provider_last_answer_timestamp_seconds',
    'When the provider last answered a call of this process as it should.',
    inSeconds(figures.providerAnsweredAt),
  ),
  gauge(
    'provider_rows_unread_total',
    'Rows of the provider’s lists that this process could not read, and left out.',
    figures.unreadRows,
  ),
  gauge(
    'books_breaches',
    'What the last look of this process at the books found; must be 0.',
    figures.books?.inconsistencies.length,
  ),
  gauge(
    'books_checked_timestamp_seconds',
    'When this process last looked at the books.',
    inSeconds(figures.books?.at),
  ),
]

/** Without values where the database is embedded: it has one connection, of its own. */
const connectionFigures = (now: Connections | undefined): Figure[] => [
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

const taskFigures = (tasks: ProcessFigures['tasks']): Figure[] => [
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
