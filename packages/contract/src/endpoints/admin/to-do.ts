// The endpoint that counts the open tasks of administrators.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { moment } from '../answers.ts'

/** The last answer of an administrator that was not taken (yet): it is being sent, or was refused by the provider, in its words. */
const disputeAnswer = z.object({
  kind: z.enum(['accept', 'contest']),
  by: z.string(),
  at: moment,
  refusal: z.nullable(z.string()),
})

/**
 * `respond_by`: the provider takes an answer until then; null where it names no time. `answer`: null where nobody has answered.
 */
const disputeToAnswer = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount_paise: z.number(),
  reason_code: z.nullable(z.string()),
  respond_by: z.nullable(moment),
  answer: z.nullable(disputeAnswer),
})
export type DisputeToAnswer = z.infer<typeof disputeToAnswer>

/** The number of tasks for an administrator. */
export const adminCountToDo = endpoint({
  method: 'GET',
  path: '/admin/payments/to-do',
  access: 'admin',
  summary:
    'The number of open review flags, of payouts that an administrator must pay or look into, of corrections that wait for the caller, and the disputes to answer',
  response: z.object({
    success: z.literal(true),
    flags: z.number(),
    payouts: z.number(),
    /** Corrections of others that wait for the caller. */
    corrections: z.number(),
    /** The one with the next deadline first. */
    disputes: z.array(disputeToAnswer),
  }),
})
