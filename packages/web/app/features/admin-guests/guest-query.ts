// The query of what is held of a guest.
import { adminFindGuest } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences } from '@lifafa/contract/sentences/guest-requests'
import { queryOptions } from '@tanstack/react-query'
import { adminCall } from '../../lib/calls/admin-api.ts'

export const GUESTS_KEY = 'guests of requests'

export const guestQuery = (text: string) =>
  queryOptions({
    queryKey: [GUESTS_KEY, text],
    queryFn: () => adminCall(adminFindGuest, { body: { text } }),
    meta: { failed: guestRequestSentences.failed },
  })
