// The question whose the saved UPI ID is, on pages that have not loaded the profile.

import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useSentences } from '../language/language.tsx'
import { FailedLine, hasNothing } from '../queries/loaded.tsx'
import { profileQuery } from '../queries/profile-query.ts'
import { UpiIdOwner } from './upi-id-owner.tsx'

export function UpiIdQuestion() {
  const { ofUpiId, questionFailed } = useSentences('upiIds', upiIdSentences)
  const { fetchFailed: failed } = useSentences('profile', profileSentences)
  const query = useQuery({ ...profileQuery, meta: { failed } })
  const { data: profile } = query
  const navigate = useNavigate()
  if (hasNothing(query)) return <FailedLine text={questionFailed} query={query} />
  if (!profile) return <Skeleton className="h-30" />
  return (
    <>
      {profile.upi_id !== null && (
        <p className="wrap-anywhere mb-2.5 leading-snug">{ofUpiId(profile.upi_id)}</p>
      )}
      <UpiIdOwner profile={profile} onChange={() => navigate(paths.settings.href('upi-id'))} />
    </>
  )
}
