// Endpoints of administrators for payments with review flags: list them, and mark flags as reviewed.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, listOf, malformed } from '../../fields/schemas.ts'
import { flagDetail, flagKind } from '../../review-flags.ts'
import { moment, ok, pageNumber, pagination, said } from '../answers.ts'

/** The page makes a sentence of it. `payment_id`, `settlement_id`: the provider's. `resolved_at`: when its cause was gone. */
export const raisedFlag = z.object({
  id: z.string(),
  kind: flagKind,
  payment_id: z.nullable(z.string()),
  settlement_id: z.nullable(z.string()),
  detail: flagDetail,
  raised_at: moment,
  resolved_at: z.nullable(moment),
})
export type RaisedFlag = z.infer<typeof raisedFlag>

/** `looked_at`: null until an administrator has reviewed it. */
const listedFlag = z.extend(raisedFlag, {
  looked_at: z.nullable(z.object({ at: moment, by: z.string() })),
})
export type ListedFlag = z.infer<typeof listedFlag>

/**
 * A payment, or a settlement, with its flags, at least one: all of them tasks, or none. One of the two ids is null. `amount_paise` in
 * `currency`'s hundredths.
 */
export const flaggedPayment = z.object({
  payment_id: z.nullable(z.string()),
  settlement_id: z.nullable(z.string()),
  amount_paise: z.number(),
  currency: z.string(),
  guest: z.nullable(z.string()),
  box: z.nullable(z.string()),
  host: z.nullable(z.string()),
  flags: z.array(listedFlag),
})
export type FlaggedPayment = z.infer<typeof flaggedPayment>

/** The number of payments and settlements with a flag of this kind. */
const kindTotal = z.object({ kind: flagKind, count: z.number() })
export type FlagKindTotal = z.infer<typeof kindTotal>

export const adminListFlags = endpoint({
  method: 'GET',
  path: '/admin/payments/flags',
  access: 'admin',
  summary:
    'Payments and settlements with review flags, newest flag first, of one kind or of all: those that need a person (`open`), or the log of all others',
  query: form({
    page: pageNumber,
    show: z._default(z.enum(['open', 'log'], malformed), 'open'),
    kind: z.optional(flagKind),
  }),
  response: z.object({
    success: ok,
    payments: z.array(flaggedPayment),
    kinds: z.array(kindTotal),
    pagination,
  }),
})

/** More than any payment has. A settlement may have more: a line of another product on our account is a flag of it. */
export const MAX_FLAGS = 1000

export const adminReviewFlags = endpoint({
  method: 'POST',
  path: '/admin/payments/flags/looked-at',
  access: 'admin',
  summary: 'Mark flags as reviewed, by their ids; other flags of the payment stay as they are',
  body: form({ flags: listOf(z.uuid(malformed), 1, MAX_FLAGS) }),
  response: said,
})
