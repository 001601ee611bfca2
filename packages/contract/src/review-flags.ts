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

/**
 * Says whether a flag of this kind asks somebody to act. The others are for the log: they record an event, or mend themselves. A
 * second payment goes back by itself, and raises another flag if it does not. An open dispute stands in the list of disputes.
 */
const NEEDS_A_PERSON: Readonly<Record<FlagKind, boolean>> = {
  'amount-differs': true,
  'box-closed': false,
  'box-deleted': false,
  'no-box': true,
  'other-currency': true,
  'second-payment': false,
  'refund-failed': true,
  'refund-stopped': true,
  'gift-gone': true,
  disputed: false,
  'dispute-won': false,
  'dispute-lost': false,
  'dispute-closed': false,
  'host-owes': true,
  'line-of-unknown-payment': true,
  'line-of-unknown-refund': true,
  'unknown-adjustment': true,
  'line-amount-differs': true,
  'line-fee-differs': true,
  'line-twice': true,
  'settlement-sum-differs': true,
  'settlement-without-utr': true,
  'settlement-late': true,
  'settlement-failed': true,
  other: true,
}

export const KINDS_THAT_NEED_A_PERSON: readonly FlagKind[] = flagKind.options.filter(
  (kind) => NEEDS_A_PERSON[kind],
)

/** A task: its kind asks somebody to act, nobody has looked at it, and its cause is not gone. */
export const needsAPerson = (flag: {
  kind: FlagKind
  looked_at: unknown
  resolved_at: string | null
}): boolean => NEEDS_A_PERSON[flag.kind] && flag.looked_at === null && flag.resolved_at === null

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
    /** The provider's id of a settlement line, as its report has it. */
    entity_id: z.string(),
    line_paise: z.number(),
    line_tax_paise: z.number(),
    description: z.string(),
    /** The amount in our books instead; for `settlement-sum-differs` the sum of the lines. */
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
