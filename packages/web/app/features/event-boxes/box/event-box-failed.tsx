// Shown when an event box does not exist or could not be loaded.
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { Link } from 'react-router'
import { sentencesOf } from '../../../lib/network/api-error.ts'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { ErrorScreen } from '../../../ui/states/error-screen.tsx'
import { FailedSign } from '../../../ui/states/failed-sign.tsx'
import { useSavedListHref } from '../saved/saved-list-state.ts'

interface EventBoxFailedProps {
  /** True where this host has no such box; otherwise a retry may help. */
  isMissing: boolean
  /** Null during a retry. */
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

export function EventBoxFailed({ isMissing, error, isFetching, onRetry }: EventBoxFailedProps) {
  const savedListHref = useSavedListHref()
  if (isMissing)
    return (
      <ErrorScreen
        picture={<EnvelopeMark className="h-16" />}
        title={eventBoxSentences.notFoundTitle}
        text="It may have been deleted, or the link was cut short on its way to you."
        action={
          <Link to={savedListHref} className={buttonStyle()}>
            Back to Saved Event Boxes
          </Link>
        }
      />
    )
  return (
    <ErrorScreen
      picture={<FailedSign />}
      title={eventBoxSentences.errorTitle}
      text={
        <p className="min-h-14">
          {[connectionSentences.nothingLost, ...(error ? sentencesOf(error) : [])].join(' ')}
        </p>
      }
      action={
        <>
          <Button onClick={onRetry} busy={isFetching} busyLabel="Trying again...">
            Try again
          </Button>
          <Link to={savedListHref} className={buttonStyle({ variant: 'secondary' })}>
            Back to Saved Event Boxes
          </Link>
        </>
      }
    />
  )
}
