// The kinds and facts of review flags, from which sentences are made.
import * as z from 'zod/mini'
import { requestSentences } from './sentences/fields/request.ts'

/** `sentences/admin/review-flags.ts` says for each what an administrator does about it. */
export const flagKind = z.enum(
  [
    'amount-differs',
    'no-box',
    'other-currency',
    'refund-failed',
    'refund-late',
    'refund-stopped',
    'gift-gone',
    'money-in-dispute',
    'host-owes',
    'settlement-line',
    'settlement-sum-differs',
    'settlement-without-utr',
    'settlement-late',
    'settlement-failed',
    'other',
  ],
  { error: requestSentences.malformed },
)
export type FlagKind = z.infer<typeof flagKind>

/** A task: nobody has looked at it, and its cause is not gone. The others are the log. */
export const isTask = (flag: { looked_at: unknown; resolved_at: string | null }): boolean =>
  flag.looked_at === null && flag.resolved_at === null

/** `settlement-line`: in which way a line of a settlement is not as our books have it. */
export const lineFault = z.enum([
  'unknown-payment',
  'unknown-refund',
  'unknown-adjustment',
  'amount-differs',
  'fee-differs',
  'twice',
])
export type LineFault = z.infer<typeof lineFault>

/** The facts of a flag beyond the rows that it refers to; its kind decides which are there. */
export const flagDetail = z.partial(
  z.object({
    /** `amount-differs`, `no-box`. */
    paid_paise: z.number(),
    /** `no-box`: the provider's id of the order. */
    order_id: z.string(),
    /** `amount-differs`. */
    ordered_paise: z.number(),
    /** `other-currency`, ISO 4217. */
    currency: z.string(),
    /** `refund-…`: of the refund. */
    refund_paise: z.number(),
    /** `refund-stopped`. */
    stopped_by: z.enum(['other-refund', 'dispute', 'provider']),
    /** `refund-stopped` by the provider: its own words. */
    refusal: z.string(),
    /** `gift-gone`: the payment whose contribution was refunded. */
    gift_payment_id: z.string(),
    /** `host-owes`: of the box, when the flag was raised. */
    owed_paise: z.number(),
    /** `settlement-line`. */
    line: lineFault,
    /** The provider's id of a settlement line, as its report has it. */
    entity_id: z.string(),
    line_paise: z.number(),
    line_tax_paise: z.number(),
    description: z.string(),
    /** The amount in our books instead; for `settlement-sum-differs` the sum of the lines. */
    entered_paise: z.number(),
    entered_tax_paise: z.number(),
    /** `settlement-…`: of the settlement, the payment or the refund. `money-in-dispute`: deducted (negative: not deducted) by the provider. */
    amount_paise: z.number(),
    /** `other`: told by an earlier release. */
    text: z.string(),
  }),
)
export type FlagDetail = z.infer<typeof flagDetail>

/** The input of a sentence about a flag. */
export type FlagFacts = {
  kind: FlagKind
  payment_id: string | null
  settlement_id: string | null
  detail: FlagDetail
}
