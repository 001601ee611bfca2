// The query of the profile.
import { getProfile, type Profile } from '@lifafa/contract/endpoints/profile'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { call } from '../calls/api.ts'
import type { ToastQuery } from './use-query-with-toast.ts'

/** Live, so that another device's changes are seen before they are overwritten from here. */
export const profileQuery: ToastQuery<Profile> = {
  queryKey: ['profile'],
  queryFn: () => call(getProfile),
  failed: profileSentences.fetchFailed,
}
