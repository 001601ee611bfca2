// Shown when an event box does not exist or could not be loaded.
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { RetryButton, whyFailed } from '../../../lib/queries/failed-panel.tsx'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { ErrorScreen } from '../../../ui/states/error-screen.tsx'
import { FailedSign } from '../../../ui/states/failed-sign.tsx'
import { useSavedListHref } from '../saved/saved-list-state.ts'

/** This host has no such box: a retry does not help. */
export const EventBoxMissing = () => (
  <ErrorScreen
    picture={<EnvelopeMark className="h-16" />}
    title={eventBoxSentences.notFoundTitle}
    text="It may have been deleted, or the link may be incomplete."
    action={<BackToSaved />}
  />
)

export const EventBoxFailed = ({ query }: { query: UseQueryResult }) => (
  <ErrorScreen
    picture={<FailedSign />}
    title={eventBoxSentences.errorTitle}
    text={<p className="min-h-14">{whyFailed(connectionSentences.nothingLost, query)}</p>}
    action={
      <>
        <RetryButton query={query} />
        <BackToSaved variant="secondary" />
      </>
    }
  />
)

const BackToSaved = ({ variant }: { variant?: 'secondary' }) => (
  <Link to={useSavedListHref()} className={buttonStyle({ variant })}>
    Back to Saved Event Boxes
  </Link>
)
