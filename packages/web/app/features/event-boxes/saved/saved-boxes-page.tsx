// The page of a host's saved boxes: today's and upcoming ones first.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { Answer } from '@lifafa/contract/endpoint'
import { listEvents } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { MetaFunction } from 'react-router'
import { call } from '../../../lib/calls/api.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { FailedPanel } from '../../../lib/queries/failed-panel.tsx'
import { StaleNotice } from '../../../lib/queries/stale-notice.tsx'
import { useLiveQuery } from '../../../lib/queries/use-live-query.ts'
import type { ToastQuery } from '../../../lib/queries/use-query-with-toast.ts'
import type { PageHandle } from '../../../page-handle.ts'
import { SavedBoxes } from './saved-boxes.tsx'
import { SavedBoxesSkeleton } from './saved-boxes-skeleton.tsx'

export const meta: MetaFunction = () => [{ title: `${eventBoxSentences.savedTitle} · ${PRODUCT_NAME}` }]
export const handle: PageHandle = { earlyCall: listEvents }

export default function SavedBoxesPage() {
  const { data, isError, isFetching, errorUpdateCount, error, refetch } = useLiveQuery(savedBoxesQuery)
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
const savedBoxesQuery: ToastQuery<Answer<typeof listEvents>> = {
  queryKey: ['saved-event-boxes'],
  queryFn: () => call(listEvents),
  failed: eventBoxSentences.fetchQrFailed,
}
