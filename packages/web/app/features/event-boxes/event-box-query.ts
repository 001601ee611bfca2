// The query of one event box.
import type { Answer } from '@lifafa/contract/endpoint'
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { call } from '../../lib/calls/api.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'

export type EventBoxDetail = Answer<typeof getBox>

export const eventBoxQuery = (id: string): ToastQuery<EventBoxDetail> => ({
  queryKey: ['event-box', id],
  queryFn: () => call(getBox, { params: { id } }),
  failed: eventBoxSentences.loadFailed,
})
