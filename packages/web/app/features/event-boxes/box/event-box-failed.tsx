// Shown when an event box does not exist or could not be loaded.

import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { RetryButton, whyFailed } from '../../../lib/queries/failed-panel.tsx'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { ErrorScreen } from '../../../ui/states/error-screen.tsx'
import { FailedSign } from '../../../ui/states/failed-sign.tsx'
import { useSavedListHref } from '../saved/saved-list-state.ts'

/** This host has no such box: a retry does not help. */
export function EventBoxMissing() {
  const { notFoundTitle, notFoundText } = useSentences('eventBoxes', eventBoxSentences)
  return (
    <ErrorScreen
      picture={<EnvelopeMark className="h-16" />}
      title={notFoundTitle}
      text={notFoundText}
      action={<BackToSaved />}
    />
  )
}

export function EventBoxFailed({ query }: { query: UseQueryResult }) {
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
          <BackToSaved variant="secondary" />
        </>
      }
    />
  )
}

function BackToSaved({ variant }: { variant?: 'secondary' }) {
  const { backToSaved } = useSentences('eventBoxes', eventBoxSentences)
  return (
    <Link to={useSavedListHref()} className={buttonStyle({ variant })}>
      {backToSaved}
    </Link>
  )
}
