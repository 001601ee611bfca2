// The query of the screen in the hall, and the call that changes it.
import type { Input } from '@lifafa/contract/endpoint'
import { type changeHall, getHall } from '@lifafa/contract/endpoints/register/hall'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'

export const hallQuery = (id: string) =>
  queryOptions({ queryKey: ['event-box', id, 'hall'], queryFn: () => call(getHall, { params: { id } }) })

export type HallChanges = Input<typeof changeHall.body>
/** Never rejects. */
export type ChangeHall = (changes: HallChanges) => Promise<void>
