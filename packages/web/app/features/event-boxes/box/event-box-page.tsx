// The page of an event box: its QR code to share, and its contributions.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { callFailures } from '@lifafa/contract/call-failures'
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { Link, type MetaFunction, useParams } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { ApiError } from '../../../lib/network/api-error.ts'
import { BackLink } from '../../../lib/page/back-link.tsx'
import { PageHeading } from '../../../lib/page/page-heading.tsx'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { hasNothing, Loaded } from '../../../lib/queries/loaded.tsx'
import { useStreamedQuery } from '../../../lib/queries/use-streamed-query.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import type { PageHandle } from '../../../page-handle.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { ErrorScreen } from '../../../ui/states/error-screen.tsx'
import { eventBoxQuery, withReceived } from '../event-box-query.ts'
import { useSavedListHref } from '../saved/saved-list.ts'
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
  const hasFailed = hasNothing(box)
  const savedHref = useSavedListHref()
  usePageTitle(
    isMissing
      ? sentences.notFoundTitle
      : hasFailed
        ? sentences.errorTitle
        : (data?.gift_book.name ?? eventBoxes),
  )

  // This host has no such box: a retry does not help.
  if (isMissing)
    return (
      <ErrorScreen
        picture={<EnvelopeMark className="h-16" />}
        title={sentences.notFoundTitle}
        text={sentences.notFoundText}
        action={
          <Link to={savedHref} className={buttonStyle()}>
            {sentences.backToSaved}
          </Link>
        }
      />
    )
  return (
    <>
      <BackLink to={savedHref}>{sentences.backToSaved}</BackLink>
      {hasFailed && <PageHeading className="sr-only">{eventBoxes}</PageHeading>}
      <Loaded query={box} failedTitle={sentences.errorTitle} skeleton={<EventBoxSkeleton />}>
        {/* The key remounts the page for another box: no typed text or page number is carried over. */}
        {(detail) => <EventBox key={id} detail={detail} now={now} />}
      </Loaded>
    </>
  )
}
