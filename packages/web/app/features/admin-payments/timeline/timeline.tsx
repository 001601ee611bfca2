// The timeline of one payment or payout, by any id of it.
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { FailedPanel } from '../../../lib/queries/failed-panel.tsx'
import { useQueryWithToast } from '../../../lib/queries/use-query-with-toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { timelineQuery } from '../payment-queries.ts'
import { TimelineView } from './timeline-view.tsx'

export function Timeline({ id }: { id: string }) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQueryWithToast(timelineQuery(id))
  if (data === undefined && errorUpdateCount > 0)
    return (
      <FailedPanel title={sentences.timelineFailed} error={error} isFetching={isFetching} onRetry={refetch} />
    )
  if (data === null) return <EmptyState title={sentences.idUnknown} text={sentences.idUnknownText} />
  if (data === undefined)
    return (
      <div role="status" className="grid gap-5">
        <span className="sr-only">{adminPagesSentences.loading}</span>
        <Skeleton className="h-40" />
        <Skeleton className="h-80" />
      </div>
    )
  return <TimelineView id={id} timeline={data} />
}
