// The query of administrators' open tasks, which dashboard and payments show.
import type { Answer } from '@lifafa/contract/endpoint'
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { queryOptions } from '@tanstack/react-query'
import { adminCall } from '../calls/admin-api.ts'

/** The query key prefix of everything that an action on money changes. */
export const MONEY_KEY = 'admin-money'

export type ToDo = Answer<typeof adminCountToDo>

/** Without a sentence for its failure: where it stands beside lists of payments, those show theirs. */
export const toDoQuery = queryOptions({
  queryKey: [MONEY_KEY, 'to-do'],
  queryFn: () => adminCall(adminCountToDo),
})

export const disputesToAnswer = ({ disputes }: ToDo): ToDo['disputes'] =>
  disputes.filter(({ group }) => group === 'answer-now')
