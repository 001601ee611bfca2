// The page of an event box: its QR code to share, and its contributions.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { callFailures } from '@lifafa/contract/call-failures'
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { type MetaFunction, useParams } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { ApiError } from '../../../lib/network/api-error.ts'
import { BackLink } from '../../../lib/page/back-link.tsx'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { hasNothing } from '../../../lib/queries/loaded.tsx'
import { StaleNotice } from '../../../lib/queries/stale-notice.tsx'
import { useStreamedQuery } from '../../../lib/queries/use-streamed-query.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import type { PageHandle } from '../../../page-handle.ts'
import { eventBoxQuery, withReceived } from '../event-box-query.ts'
import { useSavedListHref } from '../saved/saved-list-state.ts'
import { EventBox } from './event-box.tsx'
import { EventBoxFailed, EventBoxMissing } from './event-box-failed.tsx'
import { EventBoxSkeleton } from './event-box-skeleton.tsx'

export const meta: MetaFunction = () => [{ title: `${dashboardSentences.eventBoxes} · ${PRODUCT_NAME}` }]
export const handle: PageHandle = { earlyCall: getBox }

const isNotFound = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === callFailures.notFound.status

export default function EventBoxPage() {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const { eventBoxes } = useSentences('dashboard', dashboardSentences)
  const { id = '' } = useParams()
  const now = useNow()
  const box = useStreamedQuery({ ...eventBoxQuery(id), meta: { failed: sentences.loadFailed } }, withReceived)
  const { data } = box
  const isMissing = isNotFound(box.error)
  const hasFailed = isMissing || hasNothing(box)
  usePageTitle(
    isMissing
      ? sentences.notFoundTitle
      : hasFailed
        ? sentences.errorTitle
        : (data?.gift_book.name ?? eventBoxes),
  )

  if (isMissing) return <EventBoxMissing />
  if (hasFailed) return <EventBoxFailed query={box} />
  return (
    <>
      <BackToSaved />
      {data === undefined ? (
        <EventBoxSkeleton />
      ) : (
        // The key remounts the page for another box: no typed text or page number is carried over.
        <EventBox key={id} detail={data} now={now} />
      )}
      <StaleNotice query={box} />
    </>
  )
}

/** The link from an event box back to the saved list. */
function BackToSaved() {
  const { backToSaved } = useSentences('eventBoxes', eventBoxSentences)
  return <BackLink to={useSavedListHref()}>{backToSaved}</BackLink>
}
