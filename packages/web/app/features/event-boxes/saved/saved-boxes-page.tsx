// The page of a host's saved boxes: today's and upcoming ones first.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { listEvents } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { call } from '../../../lib/calls/api.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { FailedPanel } from '../../../lib/queries/failed-panel.tsx'
import { live } from '../../../lib/queries/live.ts'
import { StaleNotice } from '../../../lib/queries/stale-notice.tsx'
import type { PageHandle } from '../../../page-handle.ts'
import { SavedBoxes } from './saved-boxes.tsx'
import { SavedBoxesSkeleton } from './saved-boxes-skeleton.tsx'

export const meta: MetaFunction = () => [{ title: `${eventBoxSentences.savedTitle} · ${PRODUCT_NAME}` }]
export const handle: PageHandle = { earlyCall: listEvents }

export default function SavedBoxesPage() {
  const { data, isError, isFetching, errorUpdateCount, error, refetch } = useQuery(savedBoxesQuery)
  return (
    <>
      <PageHead title={eventBoxSentences.savedTitle}>{eventBoxSentences.savedText}</PageHead>
      {data !== undefined ? (
        <SavedBoxes boxes={data.gift_books} />
      ) : errorUpdateCount > 0 ? (
        <FailedPanel
          title={eventBoxSentences.savedFailedTitle}
          error={error}
          isFetching={isFetching}
          onRetry={refetch}
        />
      ) : (
        <SavedBoxesSkeleton />
      )}
      {data !== undefined && isError && <StaleNotice isFetching={isFetching} onRetry={refetch} />}
    </>
  )
}

/** The query of the saved list. */
const savedBoxesQuery = queryOptions({
  ...live,
  queryKey: ['saved-event-boxes'],
  queryFn: () => call(listEvents),
  meta: { failed: eventBoxSentences.fetchQrFailed },
})
