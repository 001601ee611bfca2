// The kinds and facts of review flags, from which sentences are made.
import * as z from 'zod/mini'
import { requestSentences } from './sentences/fields/request.ts'

/** `sentences/admin/review-flags.ts` says for each what an administrator does about it. */
export const flagKind = z.enum(
  [
    'amount-differs',
    'box-closed',
    'box-deleted',
    'no-box',
    'other-currency',
    'second-payment',
    'refund-failed',
    'refund-stopped',
    'gift-gone',
    'disputed',
    'dispute-won',
    'dispute-lost',
    'dispute-closed',
    'host-owes',
    'line-of-unknown-payment',
    'line-of-unknown-refund',
    'unknown-adjustment',
    'line-amount-differs',
    'line-fee-differs',
    'line-twice',
    'settlement-sum-differs',
    'settlement-without-utr',
    'settlement-late',
    'settlement-failed',
    'other',
  ],
  { error: requestSentences.malformed },
)
export type FlagKind = z.infer<typeof flagKind>

/** The facts of a flag beyond the rows that it refers to; its kind decides which are there. */
export const flagDetail = z.partial(
  z.object({
    /** `amount-differs`. */
    paid_paise: z.number(),
    ordered_paise: z.number(),
    /** `other-currency`, ISO 4217. */
    currency: z.string(),
    /** `refund-failed`, `refund-stopped`: of the refund. */
    refund_paise: z.number(),
    /** `refund-stopped`. */
    stopped_by: z.enum(['other-refund', 'dispute', 'provider']),
    /** `refund-stopped` by the provider: its own words. */
    refusal: z.string(),
    /** `gift-gone`: the payment whose contribution was refunded. */
    gift_payment_id: z.string(),
    /** `disputed`: the bank's. */
    reason_code: z.string(),
    /** `host-owes`: of the box, when the flag was raised. */
    owed_paise: z.number(),
    /** Of a line of a settlement: what the provider's report has, and the provider's id of it. */
    entity_id: z.string(),
    line_paise: z.number(),
    line_tax_paise: z.number(),
    description: z.string(),
    /** What is in our books instead; for `settlement-sum-differs` the sum of the lines. */
    entered_paise: z.number(),
    entered_tax_paise: z.number(),
    /** `settlement-…`: of the settlement, the payment or the refund. */
    amount_paise: z.number(),
    /** `other`: a reason from before there were kinds. */
    text: z.string(),
  }),
)
export type FlagDetail = z.infer<typeof flagDetail>

/** The input of a sentence about a flag. */
export type FlagFacts = {
  kind: FlagKind
  payment_id: string | null
  settlement_id: string | null
  dispute_id: string | null
  detail: FlagDetail
}
