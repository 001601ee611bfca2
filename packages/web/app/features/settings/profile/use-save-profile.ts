// Saves the profile, and shows the host's new details wherever they are shown.
import type { Output } from '@lifafa/contract/endpoint'
import { type Profile, updateProfile } from '@lifafa/contract/endpoints/profile'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { hostSession } from '../../../lib/session/host-session.ts'
import { profileQuery } from './profile-query.ts'

type Details = Output<typeof updateProfile.body>

/** Answers the profile as the server keeps it. Throws ApiError. */
export function useSaveProfile() {
  const queries = useQueryClient()
  return async ({ email }: Profile, details: Details): Promise<Profile> => {
    // The call includes the e-mail address, and an empty text for a missing UPI ID (docs/specification.md §7).
    const body = { ...details, email, upi_id: details.upi_id ?? '' }
    const saved = await call(updateProfile, { body })
    // An answer that was on its way would bring back what was there before.
    await queries.cancelQueries({ queryKey: profileQuery.queryKey })
    queries.setQueryData(profileQuery.queryKey, saved)
    const { payouts_wait_until: _, ...user } = saved
    hostSession.updateUser(user)
    // The dashboard tells of it.
    void queries.invalidateQueries()
    return saved
  }
}
