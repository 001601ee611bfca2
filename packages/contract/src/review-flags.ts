// What makes a payment worth an administrator's look: kinds and facts, from which sentences are made.
import * as z from 'zod/mini'
import { requestSentences } from './sentences/request.ts'

/** Each has its own way to be dealt with (docs/payments.md). */
export const flagKind = z.enum(
  [
    'amount-differs',
    'box-closed',
    'box-deleted',
    'no-box',
    'other-currency',
    'second-payment',
    'refund-failed',
    'gift-gone',
    'disputed',
    'dispute-won',
    'dispute-lost',
    'dispute-closed',
    'host-owes',
    'other',
  ],
  { error: requestSentences.malformed },
)
export type FlagKind = z.infer<typeof flagKind>

/** The facts of a flag beyond the rows that it names; which of them are there depends on its kind. */
export const flagDetail = z.partial(
  z.object({
    /** `amount-differs`. */
    paid_paise: z.number(),
    ordered_paise: z.number(),
    /** `other-currency`, ISO 4217. */
    currency: z.string(),
    /** `refund-failed`: of the refund. */
    refund_paise: z.number(),
    /** `gift-gone`: the payment that was the gift, and went back. */
    gift_payment_id: z.string(),
    /** `disputed`: the bank's. */
    reason_code: z.string(),
    /** `host-owes`: of the box, when the flag was raised. */
    owed_paise: z.number(),
    /** `other`: a reason that was written down before there were kinds. */
    text: z.string(),
  }),
)
export type FlagDetail = z.infer<typeof flagDetail>

/** What a sentence about a flag is made from. */
export type FlagFacts = {
  kind: FlagKind
  payment_id: string
  dispute_id: string | null
  detail: FlagDetail
}
