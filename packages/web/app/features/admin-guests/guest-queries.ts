// The query of what is held of a guest.
import type { Answer } from '@lifafa/contract/endpoint'
import { adminFindGuest } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences } from '@lifafa/contract/sentences/guest-requests'
import { adminCall } from '../../lib/calls/admin-api.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'

export const GUESTS_KEY = 'guests of requests'

export const guestQuery = (text: string): ToastQuery<Answer<typeof adminFindGuest>> => ({
  queryKey: [GUESTS_KEY, text],
  queryFn: () => adminCall(adminFindGuest, { body: { text } }),
  failed: guestRequestSentences.failed,
})
