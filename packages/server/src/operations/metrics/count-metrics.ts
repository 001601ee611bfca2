// Counts metrics in the database. Each query reads few rows by an index, however many contributions there are.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Metric } from './metric.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const DISPUTE_DUE_MS = 12 * HOUR_MS
const OVERDUE_MS = 10 * 60 * 1000
/** The provider refunds uncaptured payments after three to five days. */
const UNCAPTURED_MS = 7 * DAY_MS

type Counted = {
  name: string
  help: string
  /** The label of `word`, where there is one. */
  label?: string
  query: (before: (ms: number) => Date) => RawBuilder<{ word?: string; value: number | null }>
}

const COUNTED: readonly Counted[] = [
  {
    name: 'orders_unsettled',
    help: 'Orders about which the provider is still asked, by state.',
    label: 'state',
    query: () => sql`select state as word, count(*) as value from payment_orders
      where check_at is not null group by state`,
  },
  {
    name: 'orders_overdue',
    help: 'Orders about which the provider should have been asked ten minutes ago.',
    query: (before) =>
      sql`select count(*) as value from payment_orders where check_at <= ${before(OVERDUE_MS)}`,
  },
  {
    name: 'payments_last_day',
    help: 'Payments first heard of in the last 24 hours, by what has become of them.',
    label: 'status',
    query: (before) => sql`select status as word, count(*) as value from payments
      where first_seen_at > ${before(DAY_MS)} group by status`,
  },
  {
    name: 'payments_uncaptured',
    help: 'Payments that were authorized an hour ago or earlier, and are not captured.',
    query: (before) => sql`select count(*) as value from payments where status = 'authorized'
      and first_seen_at between ${before(UNCAPTURED_MS)} and ${before(HOUR_MS)}`,
  },
  {
    name: 'flagged',
    help: 'Flags that an administrator is to look at, and nobody has, by kind.',
    label: 'kind',
    query: () => sql`select kind as word, count(*) as value from review_flags
      where reviewed_at is null and resolved_at is null group by kind order by kind`,
  },
  {
    name: 'refunds_open',
    help: 'Refunds under way, by state.',
    label: 'state',
    query: () => sql`select state as word, count(*) as value from refunds
      where state in ('requested', 'sent') group by state`,
  },
  {
    name: 'disputes_due',
    help: 'Open disputes whose last moment for an answer is within twelve hours.',
    query: (before) => sql`select count(*) as value from disputes
      where status = 'open' and respond_by between ${before(0)} and ${before(-DISPUTE_DUE_MS)}`,
  },
  {
    name: 'payouts_open',
    help: 'Payouts of what hosts are owed that are not paid, by state.',
    label: 'state',
    query: () => sql`select state as word, count(*) as value from payouts
      where state in ('open', 'paying') group by state`,
  },
  {
    name: 'webhooks_unhandled',
    help: 'Webhooks of the last two days that were kept and not yet worked on. A job is given up after one.',
    query: (before) => sql`select count(*) as value from provider_events
      where handled_at is null and received_at > ${before(2 * DAY_MS)}`,
  },
  {
    name: 'webhooks_last_day',
    help: 'Webhooks of the last 24 hours, by what came of them.',
    label: 'outcome',
    query: (before) => sql`select outcome as word, count(*) as value from provider_events
      where received_at > ${before(DAY_MS)} and outcome is not null group by outcome order by outcome`,
  },
  {
    name: 'webhook_last_timestamp_seconds',
    help: 'When the last genuine webhook came.',
    query: () => sql`select extract(epoch from max(received_at))::float8 as value from provider_events`,
  },
  {
    name: 'backup_timestamp_seconds',
    help: 'When npm run backup last wrote a file; no value before the first one.',
    query: () => sql`select extract(epoch from backed_up_at)::float8 as value from installation`,
  },
]

export async function countMetrics(db: Kysely<Database>, now: Date): Promise<Metric[]> {
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const metrics: Metric[] = []
  for (const { name, help, label, query } of COUNTED) {
    const { rows } = await query(before).execute(db)
    const samples = rows.flatMap(({ word, value }) =>
      value === null ? [] : [{ value, ...(label && word !== undefined && { labels: { [label]: word } }) }],
    )
    metrics.push({ name, help, samples })
  }
  return metrics
}
