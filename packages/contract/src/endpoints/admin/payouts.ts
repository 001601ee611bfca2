// Endpoints of administrators for payouts: list them, mark one as paid, confirm them after a restored backup.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { upiIdForProfile } from '../../fields/account.ts'
import { plainLine } from '../../fields/plain.ts'
import { reason } from '../../fields/reason.ts'
import { form, malformed, schemaOf } from '../../fields/schemas.ts'
import { firstOf, withoutInvisible } from '../../fields/text-rules.ts'
import { MAX_LENGTH } from '../../limits.ts'
import { holdReason, payoutHold } from '../../payout-holds.ts'
import { payoutFactsSentences as sentences } from '../../sentences/admin/payout-facts.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { latinDigits } from '../../typed-digits.ts'
import { moment, ok, pageNumber, pagination, said } from '../answers.ts'

export const payoutGroup = z.enum(['due', 'waiting', 'under-way', 'paid', 'cancelled'], malformed)
export type PayoutGroup = z.infer<typeof payoutGroup>

/**
 * An administrator's actions on a payout. `pay-by-hand`: lock it, and pay it from our bank. `mark-paid`, `not-paid`: the outcome of
 * its attempt. `retry`: nothing holds it any more. `cancel`: it is not paid.
 */
const payoutAction = z.enum(['pay-by-hand', 'mark-paid', 'not-paid', 'mark-returned', 'retry', 'cancel'])
export type PayoutAction = z.infer<typeof payoutAction>

/**
 * A payout to a host. `host_id` is null for a host who was deleted. `upi_id`: where it goes, went, or would go, unless there is a `bank_account`: holder, number and IFSC, whole while it is to be typed where it is paid by hand. `held_until`: when a hold ends
 * by itself. `cancelled`: by which administrator, and why; null where no longer as much was owed. `attempt`: the latest; its `failure_text` is the provider's or an administrator's, its `reference` the bank's.
 */
export const adminPayout = z.object({
  id: z.string(),
  host: z.string(),
  host_id: z.nullable(z.string()),
  box: z.string(),
  number: z.number(),
  amount_paise: z.number(),
  state: z.enum(['open', 'paying', 'paid', 'cancelled']),
  due_on: z.string(),
  is_late: z.boolean(),
  upi_id: z.nullable(z.string()),
  bank_account: z.nullable(z.string()),
  hold: z.nullable(payoutHold),
  hold_reason: z.nullable(holdReason),
  held_until: z.nullable(moment),
  cancelled: z.nullable(z.object({ by: z.string(), reason: z.string() })),
  at: moment,
  attempt: z.nullable(
    z.object({
      id: z.string(),
      channel: z.enum(['by-hand', 'provider']),
      state: z.enum(['submitting', 'submitted', 'paid', 'failed', 'returned', 'cancelled']),
      started_at: moment,
      amount_paise: z.number(),
      reference: z.nullable(z.string()),
      failure_text: z.nullable(z.string()),
      is_in_batch: z.boolean(),
    }),
  ),
  actions: z.array(payoutAction),
})
export type AdminPayout = z.infer<typeof adminPayout>

/** A payout that the provider sent and our books lack. `id` is the provider's. `at` is when it was requested. */
const missingPayout = z.object({
  id: z.string(),
  at: moment,
  host: z.string(),
  box: z.string(),
  box_id: z.string(),
  amount_paise: z.number(),
  upi_id: z.nullable(z.string()),
  reference: z.nullable(z.string()),
})
export type MissingPayout = z.infer<typeof missingPayout>

/** `late_paise`: of it, what was due before today. */
const groupTotal = z.object({
  group: payoutGroup,
  count: z.number(),
  paise: z.number(),
  late_paise: z.number(),
})
export type PayoutGroupTotal = z.infer<typeof groupTotal>

/**
 * `general`: what every bank asks for, to be copied into its own sheet. `provider`: the sheet of its dashboard for payouts in bulk, which
 * are paid from our account there.
 */
export const bankFileFormat = z.enum(['general', 'provider'], malformed)
export type BankFileFormat = z.infer<typeof bankFileFormat>

export const adminListPayouts = endpoint({
  method: 'GET',
  path: '/admin/payments/payouts',
  access: 'admin',
  summary: 'Payouts of one group, and what all groups sum to',
  query: form({ page: pageNumber, group: z._default(payoutGroup, 'due') }),
  response: z.object({
    success: ok,
    is_automatic: z.boolean(),
    /** When a restored backup was noticed: until an administrator has compared payouts with our bank, none is sent or put into a file for the bank. Else null. */
    restored_at: z.nullable(moment),
    /** While `restored_at` is set: to be entered by corrections before the comparison is confirmed. Null if the provider cannot be asked for now. */
    missing: z.nullable(z.array(missingPayout)),
    /** Why payouts are not sent: the books of a box are wrong, or (`box` null) the ledger. The oldest first. */
    stops: z.array(z.object({ box: z.nullable(z.string()), box_id: z.nullable(z.string()), since: moment })),
    /** Payouts need so much within five days, in the account that we pay from. */
    float_paise: z.number(),
    totals: z.array(groupTotal),
    /** Files for the bank of which somebody has not said yet what became of all payouts. `open`: how many; `by`: null where nobody knows. */
    open_batches: z.array(
      z.object({
        id: z.string(),
        at: moment,
        by: z.nullable(z.string()),
        format: bankFileFormat,
        count: z.number(),
        paise: z.number(),
        open: z.number(),
      }),
    ),
    payouts: z.array(adminPayout),
    pagination,
  }),
})

/** UTR, RRN or IMPS reference: letters and digits as banks write them, some with dashes. */
const REFERENCE = /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{5,}$/
/** UPI's and IMPS's are twelve digits; a spreadsheet drops a zero before them, or writes the number out in another way. */
const isOddNumber = (text: string): boolean => /^\d+$/.test(text) && text.length !== 12

const { required, rule } = plainLine(sentences.referenceRequired, MAX_LENGTH.bankReference)

/** In capitals, with the digits 0 to 9. */
export const bankReference = schemaOf({
  required,
  tidy: (typed) => latinDigits(withoutInvisible(typed)).toUpperCase(),
  rule: firstOf(rule, (text) =>
    REFERENCE.test(text) && !isOddNumber(text) ? undefined : sentences.referenceOdd,
  ),
})

/** The dialog's schema. */
export const markPaidForm = form({ reference: bankReference })

/** The hold that the administrator saw. */
const seenHold = z.nullable(z.enum(holdReason.options, malformed))

/** `upi_id`, `bank_account`, `amount_paise` and `hold_reason`: what the administrator saw; a hold that time ends may have come or gone. The answer has the UPI ID or the whole bank account, neither where it is to be paid as agreed with the host. `since`: when the caller had locked it before; null where this call did. From then on no other administrator pays it, and neither can change. */
export const adminPayByHand = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/:id/pay-by-hand',
  access: 'admin',
  summary:
    'Lock a payout, as the caller saw it, to pay it from our bank; 409 where it has changed or is being paid',
  params: z.object({ id: z.uuid() }),
  body: form({
    upi_id: upiIdForProfile(requestSentences.malformed),
    bank_account: z._default(z.nullable(z.string(malformed)), null),
    amount_paise: z.int(malformed),
    hold_reason: seenHold,
  }),
  response: z.object({
    success: ok,
    attempt: z.string(),
    upi_id: z.nullable(z.string()),
    bank_account: z.nullable(z.string()),
    since: z.nullable(moment),
  }),
})

/** `is_shared`: the bank gave this reference to payouts of several hosts; without it such a reference is refused (`payoutReferenceUsed`). */
export const adminMarkPayoutPaid = endpoint({
  method: 'POST',
  path: '/admin/payments/payout-attempts/:attempt/paid',
  access: 'admin',
  summary: 'Record that an attempt was paid, with the bank’s reference; 409 where it is over',
  params: z.object({ attempt: z.uuid() }),
  body: form({ reference: bankReference, is_shared: z._default(z.boolean(malformed), false) }),
  response: said,
})

/** The dialog's schema. `upi_id_at_fault`: the host should check the UPI ID, or the bank account. */
export const notArrivedForm = form({
  reason,
  upi_id_at_fault: z._default(z.boolean(malformed), false),
})

/** `reason`: the bank's, where it has given one. */
export const adminMarkPayoutNotPaid = endpoint({
  method: 'POST',
  path: '/admin/payments/payout-attempts/:attempt/not-paid',
  access: 'admin',
  summary:
    'Record that an attempt was not carried out, and will not be: its payout is open again; 409 where it is over',
  params: z.object({ attempt: z.uuid() }),
  body: notArrivedForm,
  response: said,
})

/** The dialog's schema. */
export const decideForm = form({ reason })

/** `hold_reason`: what the administrator saw. A payout that is held otherwise by now, or was cancelled since, is not tried again. */
export const adminDecidePayout = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/:id/decide',
  access: 'admin',
  summary:
    'Try a payout again, as the caller saw it, or do not pay it; 409 where it has changed or is being paid',
  params: z.object({ id: z.uuid() }),
  body: form({
    decision: z.enum(['retry', 'cancel'], malformed),
    reason,
    hold_reason: seenHold,
  }),
  response: said,
})

export const adminMarkPayoutReturned = endpoint({
  method: 'POST',
  path: '/admin/payments/payout-attempts/:attempt/returned',
  access: 'admin',
  summary: 'Record that a payout which was paid by hand came back; 409 where it is not one',
  params: z.object({ attempt: z.uuid() }),
  body: notArrivedForm,
  response: said,
})

export const adminPayoutsCompared = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/compared',
  access: 'admin',
  summary:
    'After a restored backup, as it was seen: payouts were compared with our bank, and may be sent again',
  body: form({
    // PostgreSQL has no year 0.
    restored_at: z.iso.datetime(malformed).check(z.refine((at) => !at.startsWith('0000'), malformed)),
  }),
  response: said,
})
