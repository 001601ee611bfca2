// The page of an event box: its QR code to share, and its contributions.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { callFailures } from '@lifafa/contract/call-failures'
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { type MetaFunction, useParams } from 'react-router'
import { ApiError } from '../../../lib/network/api-error.ts'
import { BackLink } from '../../../lib/page/back-link.tsx'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { StaleNotice } from '../../../lib/queries/stale-notice.tsx'
import { useStreamedQuery } from '../../../lib/queries/use-streamed-query.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import type { PageHandle } from '../../../page-handle.ts'
import { eventBoxQuery, withReceived } from '../event-box-query.ts'
import { useSavedListHref } from '../saved/saved-list-state.ts'
import { EventBox } from './event-box.tsx'
import { EventBoxFailed } from './event-box-failed.tsx'
import { EventBoxSkeleton } from './event-box-skeleton.tsx'

export const meta: MetaFunction = () => [{ title: `Event Box · ${PRODUCT_NAME}` }]
export const handle: PageHandle = { earlyCall: getBox }

const isNotFound = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === callFailures.notFound.status

export default function EventBoxPage() {
  const { id = '' } = useParams()
  const now = useNow()
  const { data, error, isFetching, errorUpdateCount, refetch } = useStreamedQuery(
    eventBoxQuery(id),
    withReceived,
  )
  const isMissing = isNotFound(error)
  const hasFailed = isMissing || (data === undefined && errorUpdateCount > 0)
  usePageTitle(
    isMissing
      ? eventBoxSentences.notFoundTitle
      : hasFailed
        ? eventBoxSentences.errorTitle
        : data?.gift_book.name,
  )

  if (hasFailed)
    return <EventBoxFailed isMissing={isMissing} error={error} isFetching={isFetching} onRetry={refetch} />
  return (
    <>
      <BackToSaved />
      {data === undefined ? (
        <EventBoxSkeleton />
      ) : (
        // The key remounts the page for another box: no typed text or page number is carried over.
        <EventBox key={id} detail={data} now={now} />
      )}
      {data !== undefined && error !== null && <StaleNotice isFetching={isFetching} onRetry={refetch} />}
    </>
  )
}

/** The link from an event box back to the saved list. */
function BackToSaved() {
  return <BackLink to={useSavedListHref()}>Back to Saved Event Boxes</BackLink>
}
