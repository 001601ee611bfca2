// Endpoints of administrators for payouts: list them, mark one as paid, confirm them after a restored backup.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { upiIdForProfile } from '../../fields/account.ts'
import { plainLine } from '../../fields/plain.ts'
import { reason } from '../../fields/reason.ts'
import { form, schemaOf } from '../../fields/schemas.ts'
import { firstOf, withoutInvisible } from '../../fields/text-rules.ts'
import { MAX_LENGTH } from '../../limits.ts'
import { payoutHold } from '../../payout-holds.ts'
import { adminPayoutsSentences as sentences } from '../../sentences/admin/payouts.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { latinDigits } from '../../typed-digits.ts'
import { moment, pageNumber, pagination } from '../answers.ts'

const ok = z.literal(true)

export const payoutGroup = z.enum(['due', 'waiting', 'under-way', 'paid', 'failed'], {
  error: requestSentences.malformed,
})
export type PayoutGroup = z.infer<typeof payoutGroup>

/**
 * A payout to a host. `upi_id`: where it goes, went, or would go. `reference`: the bank's. `reason`: the provider's, of one
 * that failed or was refused. `host_id` is null for a host who was deleted. `held_until`: when a temporary hold ends. `can_be_returned`: it was paid by hand.
 * `may_have_been_sent`: it was withdrawn, or the host has changed the UPI ID since it was made; what our bank has paid of it all the same can be
 * marked with `already_sent`.
 */
export const adminPayout = z.object({
  id: z.string(),
  host: z.string(),
  host_id: z.nullable(z.string()),
  box: z.string(),
  number: z.number(),
  amount_paise: z.number(),
  state: z.enum(['waiting', 'due', 'sent', 'processing', 'processed', 'reversed', 'failed']),
  due_on: z.string(),
  is_late: z.boolean(),
  upi_id: z.nullable(z.string()),
  hold: z.nullable(payoutHold),
  held_until: z.nullable(moment),
  reason: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  at: moment,
  can_be_marked: z.boolean(),
  may_have_been_sent: z.boolean(),
  can_be_returned: z.boolean(),
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
    /** Payouts need so much in our account at the provider within five days. */
    float_paise: z.number(),
    totals: z.array(groupTotal),
    /** The last file for the bank: whoever makes another must not pay a payout twice. `detail`: how many, and how much. */
    last_bank_file: z.nullable(z.object({ at: moment, by: z.string(), detail: z.string() })),
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

/** The dialog's schema. `upi_id`: the one that the money was sent to, where that is asked. */
export const markPaidForm = form({
  reference: bankReference,
  upi_id: upiIdForProfile(sentences.sentToRequired),
})

/** `already_sent`, `is_shared`: as the administrator confirms them. */
export const markConfirmed = {
  already_sent: z._default(z.boolean({ error: requestSentences.malformed }), false),
  is_shared: z._default(z.boolean({ error: requestSentences.malformed }), false),
}

/**
 * `upi_id` and `amount_paise`: as the administrator saw and paid them. `already_sent`: the money was sent to that
 * UPI ID before the host changed it, or before the payout was withdrawn. It is recorded as it was sent
 * (`upiIdNeverHad` if the host never had that one). `is_shared`: the bank gave this reference to payouts of
 * several hosts; without it such a reference is refused (`payoutReferenceUsed`).
 */
export const adminMarkPayoutPaid = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/:id/mark-paid',
  access: 'admin',
  summary:
    'Record that a payout was paid by hand, as the caller saw it; 409 where it has changed, or the provider knows of it',
  params: z.object({ id: z.uuid() }),
  body: form({
    reference: bankReference,
    upi_id: upiIdForProfile(requestSentences.malformed),
    amount_paise: z.int({ error: requestSentences.malformed }),
    ...markConfirmed,
  }),
  response: z.object({ success: ok, message: z.string() }),
})

/** The dialog's schema. `upi_id_at_fault`: the host should check the UPI ID. */
export const returnedForm = form({
  reason,
  upi_id_at_fault: z.boolean({ error: requestSentences.malformed }),
})

/** `reference` and `amount_paise`: the payment that came back, as the administrator saw it. */
export const adminMarkPayoutReturned = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/:id/mark-returned',
  access: 'admin',
  summary:
    'Record that a payout which was paid by hand came back; 409 where it is not one, or not as it was seen',
  params: z.object({ id: z.uuid() }),
  body: form({
    reason,
    upi_id_at_fault: z.boolean({ error: requestSentences.malformed }),
    reference: bankReference,
    amount_paise: z.int({ error: requestSentences.malformed }),
  }),
  response: z.object({ success: ok, message: z.string() }),
})

export const adminPayoutsCompared = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/compared',
  access: 'admin',
  summary:
    'After a restored backup, as it was seen: payouts were compared with our bank, and may be sent again',
  body: form({
    // PostgreSQL has no year 0.
    restored_at: z.iso
      .datetime({ error: requestSentences.malformed })
      .check(z.refine((at) => !at.startsWith('0000'), { error: requestSentences.malformed })),
  }),
  response: z.object({ success: ok, message: z.string() }),
})
