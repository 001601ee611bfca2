// The profile: loading, failed, or in its form.

import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { useQuery } from '@tanstack/react-query'
import { sentencesOf } from '../../../lib/network/api-error.ts'
import { live } from '../../../lib/queries/live.ts'
import { profileQuery } from '../../../lib/queries/profile-query.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FailedSign } from '../../../ui/states/failed-sign.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

export function Profile() {
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery({ ...profileQuery, ...live })
  if (data !== undefined) return <ProfileForm profile={data} />
  // Stays mounted during a retry, so that the button keeps its place and the focus.
  if (errorUpdateCount > 0) return <ProfileFailed error={error} isFetching={isFetching} onRetry={refetch} />
  return <ProfileSkeleton />
}

interface ProfileFailedProps {
  /** Null during a retry. */
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

/** Shown when the profile could not be loaded. */
function ProfileFailed({ error, isFetching, onRetry }: ProfileFailedProps) {
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
