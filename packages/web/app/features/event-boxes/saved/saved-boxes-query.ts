// The query of the saved list.
import type { Answer } from '@lifafa/contract/endpoint'
import { listEvents } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { call } from '../../../lib/calls/api.ts'
import type { ToastQuery } from '../../../lib/queries/use-query-with-toast.ts'

export const savedBoxesQuery: ToastQuery<Answer<typeof listEvents>> = {
  queryKey: ['saved-event-boxes'],
  queryFn: () => call(listEvents),
  failed: eventBoxSentences.fetchQrFailed,
}
