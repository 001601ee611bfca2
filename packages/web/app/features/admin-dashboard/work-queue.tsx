// What waits for an administrator, with links; it says so where nothing does.

import { formatCount } from '@lifafa/contract/money'
import { adminDashboardSentences as sentences } from '@lifafa/contract/sentences/admin/dashboard'
import { Link } from 'react-router'
import { FailedPanel } from '../../lib/queries/failed-panel.tsx'
import { disputesToAnswer, toDoQuery } from '../../lib/queries/to-do-query.ts'
import { useLiveQuery } from '../../lib/queries/use-live-query.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

const payments = (search: string): string => `${paths.admin.payments.href()}${search}`

export function WorkQueue() {
  const { data, error, errorUpdateCount, isFetching, refetch } = useLiveQuery(toDoQuery)
  if (data === undefined && errorUpdateCount > 0)
    return (
      <FailedPanel title={sentences.queueFailed} error={error} isFetching={isFetching} onRetry={refetch} />
    )
  const tasks =
    data &&
    [
      { name: sentences.disputes, count: disputesToAnswer(data).length, to: payments(''), isUrgent: true },
      { name: sentences.flags, count: data.flags, to: payments('') },
      { name: sentences.payouts, count: data.payouts, to: payments('?tab=payouts') },
      { name: sentences.blocked, count: data.blocked_payouts, to: payments('?tab=payouts&group=waiting') },
      { name: sentences.messages, count: data.messages, to: paths.admin.feedback.href() },
    ].filter(({ count }) => count > 0)
  return (
    <Card className="mb-5">
      <h2 className="text-xl">{sentences.queue}</h2>
      {/* As high while it loads as a usual list on a wide screen. */}
      <div className="mt-3 min-h-12">
        {tasks === undefined ? (
          <Skeleton className="h-12" />
        ) : tasks.length === 0 ? (
          <p className="py-3 text-muted">{sentences.queueEmpty}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {tasks.map(({ name, count, to, isUrgent }) => (
              <li key={name}>
                <Link
                  to={to}
                  className={classNames(
                    'flex min-h-12 items-center gap-2 rounded-full border px-4 font-semibold transition-colors',
                    isUrgent
                      ? 'border-danger/40 bg-danger-wash text-danger hover:border-danger'
                      : 'border-field-line/60 bg-card text-maroon hover:border-maroon/50 hover:bg-maroon-wash',
                  )}
                >
                  <span className="tabular-nums">{formatCount(count)}</span> <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
