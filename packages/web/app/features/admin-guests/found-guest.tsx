// What is held of a guest, with its loading, empty and failed states.

import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { FailedPanel } from '../../lib/queries/failed-panel.tsx'
import { useQueryWithToast } from '../../lib/queries/use-query-with-toast.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { guestQuery } from './guest-queries.ts'
import { HeldGifts } from './held-gifts.tsx'

export function FoundGuest({ text }: { text: string }) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQueryWithToast(guestQuery(text))
  if (data === undefined && errorUpdateCount > 0)
    return <FailedPanel title={sentences.failed} error={error} isFetching={isFetching} onRetry={refetch} />
  if (data === undefined)
    return (
      <div role="status">
        <span className="sr-only">{adminPagesSentences.loading}</span>
        <Skeleton className="h-64" />
      </div>
    )
  if (data.gifts.length === 0) return <EmptyState title={sentences.nothing} text={sentences.nothingText} />
  return <HeldGifts gifts={data.gifts} hasMore={data.has_more} />
}
