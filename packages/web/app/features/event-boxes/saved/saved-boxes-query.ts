// What the saved list fetches.
import type { Answer } from '@lifafa/contract/endpoint'
import { listEvents } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/event-boxes'
import { call } from '../../../lib/calls/api.ts'
import type { ToldQuery } from '../../../lib/queries/use-told-query.ts'

export const savedBoxesQuery: ToldQuery<Answer<typeof listEvents>> = {
  queryKey: ['saved-event-boxes'],
  queryFn: () => call(listEvents),
  failed: eventBoxSentences.fetchQrFailed,
}
