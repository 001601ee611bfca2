// Endpoints of administrators for payments: review flags, payouts, books and the payment timeline.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { upiIdForProfile } from '../fields/account.ts'
import { plainLine } from '../fields/plain.ts'
import { countUpTo, form, says, schemaOf } from '../fields/schemas.ts'
import { MAX_LENGTH, MAX_PAGE } from '../limits.ts'
import { payoutHold } from '../payout-holds.ts'
import { flagDetail, flagKind } from '../review-flags.ts'
import { adminPaymentsSentences as sentences } from '../sentences/admin/payments.ts'
import { requestSentences } from '../sentences/fields/request.ts'
import { moment } from './answers.ts'

const page = countUpTo(MAX_PAGE, 1)
const ok = z.literal(true)

/** `current_page` counts from 1; there is at least one page, which may be empty. */
export const pagination = z.object({ total: z.number(), total_pages: z.number(), current_page: z.number() })
export type Pagination = z.infer<typeof pagination>

/** The page makes a sentence of it. `dispute_id`: the provider's. `resolved_at`: when its cause was gone. */
const raisedFlag = z.object({
  id: z.string(),
  kind: flagKind,
  payment_id: z.string(),
  dispute_id: z.nullable(z.string()),
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

/** A payment with its flags, at least one: all open, or all reviewed. `amount_paise` in `currency`'s hundredths. */
export const flaggedPayment = z.object({
  payment_id: z.string(),
  amount_paise: z.number(),
  currency: z.string(),
  guest: z.nullable(z.string()),
  box: z.nullable(z.string()),
  host: z.nullable(z.string()),
  flags: z.array(listedFlag),
})
export type FlaggedPayment = z.infer<typeof flaggedPayment>

/** The number of payments with a flag of this kind. */
const kindTotal = z.object({ kind: flagKind, count: z.number() })
export type FlagKindTotal = z.infer<typeof kindTotal>

export const adminListFlags = endpoint({
  method: 'GET',
  path: '/admin/payments/flags',
  access: 'admin',
  summary: 'Payments with review flags, newest flag first; of one kind, or of all',
  query: form({
    page,
    show: z._default(z.enum(['open', 'looked-at'], { error: requestSentences.malformed }), 'open'),
    kind: z.optional(flagKind),
  }),
  response: z.object({
    success: ok,
    payments: z.array(flaggedPayment),
    kinds: z.array(kindTotal),
    pagination,
  }),
})

const byId = z.object({ id: z.uuid() })

/** More than any payment has. */
const MAX_FLAGS = 100

export const adminReviewFlags = endpoint({
  method: 'POST',
  path: '/admin/payments/flags/looked-at',
  access: 'admin',
  summary: 'Mark flags as reviewed, by their ids; other flags of the payment stay as they are',
  body: form({
    flags: z
      .array(z.uuid({ error: requestSentences.malformed }), { error: requestSentences.malformed })
      .check(
        z.refine((ids) => ids.length >= 1 && ids.length <= MAX_FLAGS, { error: requestSentences.malformed }),
      ),
  }),
  response: z.object({ success: ok, message: z.string() }),
})

export const payoutGroup = z.enum(['due', 'waiting', 'under-way', 'paid', 'failed'], {
  error: requestSentences.malformed,
})
export type PayoutGroup = z.infer<typeof payoutGroup>

/**
 * A payout to a host. `upi_id`: where it goes, went, or would go. `reference`: the bank's. `reason`: the provider's, of one
 * that failed or was refused. `held_until`: when a temporary hold ends.
 */
export const adminPayout = z.object({
  id: z.string(),
  host: z.string(),
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
})
export type AdminPayout = z.infer<typeof adminPayout>

const groupTotal = z.object({ group: payoutGroup, count: z.number(), paise: z.number() })
export type PayoutGroupTotal = z.infer<typeof groupTotal>

export const adminListPayouts = endpoint({
  method: 'GET',
  path: '/admin/payments/payouts',
  access: 'admin',
  summary: 'Payouts of one group, and what all groups sum to',
  query: form({ page, group: z._default(payoutGroup, 'due') }),
  response: z.object({
    success: ok,
    is_automatic: z.boolean(),
    /** When a restored backup was noticed: nothing is sent until an administrator has compared payouts with our bank. Else null. */
    restored_at: z.nullable(moment),
    /** What payouts need of our account at the provider within three days. */
    float_paise: z.number(),
    totals: z.array(groupTotal),
    payouts: z.array(adminPayout),
    pagination,
  }),
})

/** UTR, RRN or IMPS reference: letters and digits as banks write them, some with dashes. */
const bankReference = schemaOf({
  ...plainLine(sentences.referenceRequired, MAX_LENGTH.bankReference),
  tidy: (typed) => typed.trim().normalize('NFC').toUpperCase(),
}).check(
  says((text) => (text === '' || /^[A-Z0-9][A-Z0-9/-]{5,}$/.test(text) ? undefined : sentences.referenceOdd)),
)

/** The dialog's schema. */
export const markPaidForm = form({ reference: bankReference })

/**
 * `upi_id` and `amount_paise`: what the administrator saw and paid. `already_sent`: the money was sent to that UPI id before
 * the host changed it; it is recorded as it was sent.
 */
export const adminMarkPayoutPaid = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/:id/mark-paid',
  access: 'admin',
  summary:
    'Record that a payout was paid by hand, as the caller saw it; 409 where it has changed, or the provider knows of it',
  params: byId,
  body: form({
    reference: bankReference,
    upi_id: upiIdForProfile(requestSentences.malformed),
    amount_paise: z.int({ error: requestSentences.malformed }),
    already_sent: z._default(z.boolean({ error: requestSentences.malformed }), false),
  }),
  response: z.object({ success: ok, message: z.string() }),
})

export const adminPayoutsCompared = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/compared',
  access: 'admin',
  summary:
    'After a restored backup, as it was seen: payouts were compared with our bank, and may be sent again',
  body: form({ restored_at: z.iso.datetime({ error: requestSentences.malformed }) }),
  response: z.object({ success: ok, message: z.string() }),
})

/** `paise`: absent for a mere number; `count`: absent for a mere sum. */
export const booksSection = z.object({
  title: z.string(),
  rows: z.array(
    z.object({ label: z.string(), count: z.optional(z.number()), paise: z.optional(z.number()) }),
  ),
})
export type BooksSection = z.infer<typeof booksSection>

/** Figures of the last check, which runs every hour. */
const books = z.object({ at: moment, sections: z.array(booksSection), wrong: z.array(z.string()) })
export type Books = z.infer<typeof books>

export const adminGetBooks = endpoint({
  method: 'GET',
  path: '/admin/payments/books',
  access: 'admin',
  summary:
    'The last hourly figures of our own books, and their inconsistencies; null before the first check, or where it failed',
  response: z.object({ success: ok, books: z.nullable(books) }),
})

const anyId = z.string({ error: sentences.idRequired }).check(
  z.trim(),
  says((text) =>
    text === '' ? sentences.idRequired : text.length > MAX_LENGTH.anyId ? sentences.idUnknown : undefined,
  ),
)

const timelineEntry = z.object({ at: moment, told: z.string() })

/** `next`: what happens automatically; a moment in the past is due now. `waits`: what does not happen automatically. */
export const timeline = z.object({
  header: z.array(z.object({ name: z.string(), text: z.string() })),
  flags: z.array(raisedFlag),
  happened: z.array(timelineEntry),
  next: z.array(timelineEntry),
  waits: z.array(z.string()),
})
export type Timeline = z.infer<typeof timeline>

export const adminGetTimeline = endpoint({
  method: 'GET',
  path: '/admin/payments/timeline',
  access: 'admin',
  summary: 'The timeline of a payment, by any id of it; 404 where our books do not contain it',
  query: form({ id: anyId }),
  response: z.object({ success: ok, timeline }),
})

export const adminGetProviderStatus = endpoint({
  method: 'GET',
  path: '/admin/payments/provider-says',
  access: 'admin',
  summary: 'What the provider says now of a payment, or that it could not be asked',
  query: form({ id: anyId }),
  response: z.object({ success: ok, lines: z.array(z.string()) }),
})

/** The number of tasks for an administrator. */
export const adminCountToDo = endpoint({
  method: 'GET',
  path: '/admin/payments/to-do',
  access: 'admin',
  summary: 'The number of open review flags, and of payouts that an administrator must pay or look into',
  response: z.object({ success: ok, flags: z.number(), payouts: z.number() }),
})

export const auditAction = z.enum([
  'signed-up',
  'signed-in',
  'signed-out-everywhere',
  'session-ended',
  'other-sessions-ended',
  'password-changed',
  'password-reset',
  'host-activated',
  'host-deactivated',
  'host-deleted',
  'payment-reviewed',
  'payout-marked-paid',
  'payouts-compared',
  'message-answered',
  'message-reopened',
])
export type AuditAction = z.infer<typeof auditAction>

/** `about`: the object of the action as text; null where it is the administrator's own account. */
export const auditEntry = z.object({
  id: z.number(),
  at: moment,
  admin: z.object({ name: z.string(), email: z.string() }),
  action: auditAction,
  about: z.nullable(z.string()),
  detail: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const adminListAuditLog = endpoint({
  method: 'GET',
  path: '/admin/audit-log',
  access: 'admin',
  summary: 'What administrators did, newest first',
  query: form({ page }),
  response: z.object({ success: ok, entries: z.array(auditEntry), pagination }),
})
