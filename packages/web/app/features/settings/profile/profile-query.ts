// The profile as the settings fetch it.
import { getProfile, type Profile } from '@lifafa/contract/endpoints/profile'
import { profileSentences } from '@lifafa/contract/sentences/profile'
import { call } from '../../../lib/calls/api.ts'
import type { ToastQuery } from '../../../lib/queries/use-query-with-toast.ts'

/** Live, so that what another device saves is seen before it is overwritten from here. */
export const profileQuery: ToastQuery<Profile> = {
  queryKey: ['profile'],
  queryFn: () => call(getProfile),
  failed: profileSentences.fetchFailed,
}
