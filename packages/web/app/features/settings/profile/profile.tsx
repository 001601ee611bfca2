// The profile: loading, failed, or in its form.
import { profileQuery } from '../../../lib/queries/profile-query.ts'
import { useLiveQuery } from '../../../lib/queries/use-live-query.ts'
import { ProfileFailed } from './profile-failed.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

export function Profile() {
  const { data, error, isFetching, errorUpdateCount, refetch } = useLiveQuery(profileQuery)
  if (data !== undefined) return <ProfileForm profile={data} />
  // Stays mounted during a retry, so that the button keeps its place and the focus.
  if (errorUpdateCount > 0) return <ProfileFailed error={error} isFetching={isFetching} onRetry={refetch} />
  return <ProfileSkeleton />
}
