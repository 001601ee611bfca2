// The query of the profile.
import { getProfile } from '@lifafa/contract/endpoints/profile'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/api.ts'

/** Live, so that another device's changes are seen before they are overwritten from here. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => call(getProfile),
})
