// The query of administrators' open tasks, which dashboard and payments show.
import type { Answer } from '@lifafa/contract/endpoint'
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminCall } from '../calls/admin-api.ts'
import type { ToastQuery } from './use-query-with-toast.ts'

/** The query key prefix of everything that an action on money changes. */
export const MONEY_KEY = 'admin-money'

type ToDo = Answer<typeof adminCountToDo>

export const toDoQuery: ToastQuery<ToDo> = {
  queryKey: [MONEY_KEY, 'to-do'],
  queryFn: () => adminCall(adminCountToDo),
  failed: adminPaymentsSentences.flagsFailed,
}

export const disputesToAnswer = ({ disputes }: ToDo): ToDo['disputes'] =>
  disputes.filter(({ group }) => group === 'answer-now')
