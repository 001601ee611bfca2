// The timeline of one payment or payout, by any id of it.
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { Loading } from '../../../lib/queries/loading.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { timelineQuery } from '../payment-queries.ts'
import { TimelineView } from './timeline-view.tsx'

export function Timeline({ id }: { id: string }) {
  const found = useQuery(timelineQuery(id))
  return (
    <Loaded query={found} failedTitle={sentences.timelineFailed} skeleton={waiting}>
      {(timeline) =>
        timeline === null ? (
          <EmptyState title={sentences.idUnknown} text={sentences.idUnknownText} />
        ) : (
          <TimelineView id={id} timeline={timeline} />
        )
      }
    </Loaded>
  )
}

const waiting = (
  <Loading className="grid gap-5">
    <Skeleton className="h-40" />
    <Skeleton className="h-80" />
  </Loading>
)
