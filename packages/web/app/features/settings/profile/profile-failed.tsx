// Shown when the profile could not be loaded.
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { sentencesOf } from '../../../lib/network/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FailedSign } from '../../../ui/states/failed-sign.tsx'

interface ProfileFailedProps {
  /** Null during a retry. */
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

export function ProfileFailed({ error, isFetching, onRetry }: ProfileFailedProps) {
  return (
    <div className="flex flex-col items-center py-10 text-center sm:py-14">
      <FailedSign />
      <h3 className="mt-5 text-2xl leading-tight">{profileSentences.failedTitle}</h3>
      <p className="mt-2 min-h-14 max-w-md text-lg text-muted">
        {[profileSentences.failedText, ...(error ? sentencesOf(error) : [])].join(' ')}
      </p>
      <Button className="mt-6" onClick={onRetry} busy={isFetching} busyLabel="Trying again...">
        Try again
      </Button>
    </div>
  )
}
