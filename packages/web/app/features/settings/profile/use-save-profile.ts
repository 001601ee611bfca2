// Saves the profile, and updates the host's details wherever they are shown.
import type { Output } from '@lifafa/contract/endpoint'
import { type Profile, updateProfile } from '@lifafa/contract/endpoints/profile'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { profileQuery } from '../../../lib/queries/profile-query.ts'
import { hostSession } from '../../../lib/session/host-session.ts'

type Details = Output<typeof updateProfile.body>

/** Returns the saved profile. Throws ApiError. */
export function useSaveProfile() {
  const queries = useQueryClient()
  return async ({ email }: Profile, details: Details): Promise<Profile> => {
    // The call includes the email address, and an empty text for a missing UPI ID (docs/specification.md §7).
    const body = { ...details, email, upi_id: details.upi_id ?? '' }
    const saved = await call(updateProfile, { body })
    // The answer to an earlier request would restore the old values.
    await queries.cancelQueries({ queryKey: profileQuery.queryKey })
    queries.setQueryData(profileQuery.queryKey, saved)
    const {
      payouts_wait_until: _,
      bank_account: __,
      upi_id_check: ___,
      linked_account: ____,
      ...user
    } = saved
    hostSession.updateUser(user)
    // The dashboard's activities include it.
    void queries.invalidateQueries()
    return saved
  }
}
