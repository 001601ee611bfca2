// The page of an event box: its QR code to share, and its contributions.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { callFailures } from '@lifafa/contract/call-failures'
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link, type MetaFunction, useParams } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { ApiError } from '../../../lib/network/api-error.ts'
import { BackLink } from '../../../lib/page/back-link.tsx'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { hasNothing, RetryButton, StaleNotice, whyFailed } from '../../../lib/queries/loaded.tsx'
import { useStreamedQuery } from '../../../lib/queries/use-streamed-query.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import type { PageHandle } from '../../../page-handle.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { ErrorScreen } from '../../../ui/states/error-screen.tsx'
import { FailedSign } from '../../../ui/states/failed-sign.tsx'
import { eventBoxQuery, withReceived } from '../event-box-query.ts'
import { useSavedListHref } from '../saved/saved-list-state.ts'
import { EventBox } from './event-box.tsx'
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

/** This host has no such box: a retry does not help. */
function EventBoxMissing() {
  const { notFoundTitle, notFoundText } = useSentences('eventBoxes', eventBoxSentences)
  return (
    <ErrorScreen
      picture={<EnvelopeMark className="h-16" />}
      title={notFoundTitle}
      text={notFoundText}
      action={<SavedLink />}
    />
  )
}

function EventBoxFailed({ query }: { query: UseQueryResult }) {
  const { errorTitle } = useSentences('eventBoxes', eventBoxSentences)
  const { nothingLost } = useSentences('connection', connectionSentences)
  return (
    <ErrorScreen
      picture={<FailedSign />}
      title={errorTitle}
      text={<p className="min-h-14">{whyFailed(nothingLost, query)}</p>}
      action={
        <>
          <RetryButton query={query} />
          <SavedLink variant="secondary" />
        </>
      }
    />
  )
}

function SavedLink({ variant }: { variant?: 'secondary' }) {
  const { backToSaved } = useSentences('eventBoxes', eventBoxSentences)
  return (
    <Link to={useSavedListHref()} className={buttonStyle({ variant })}>
      {backToSaved}
    </Link>
  )
}
