// What administrators see of the money, and the two things they may do about it: look at a flag, mark a payout paid.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { countUpTo, form, says, schemaOf } from '../fields.ts'
import { MAX_LENGTH, MAX_PAGE } from '../limits.ts'
import { plainLine } from '../plain-fields.ts'
import { adminPaymentsSentences as sentences } from '../sentences/admin-payments.ts'
import { requestSentences } from '../sentences/request.ts'
import { filled } from '../text-rules.ts'
import { moment } from './answers.ts'

const page = countUpTo(MAX_PAGE, 1)
const ok = z.literal(true)

/** `current_page` from 1; at least one page, if an empty one. */
const pagination = z.object({ total: z.number(), total_pages: z.number(), current_page: z.number() })
export type Pagination = z.infer<typeof pagination>

/** What makes money worth a look; each has its own way to be dealt with (docs/payments.md). */
export const flagKind = z.enum([
  'amount-differs',
  'box-closed',
  'box-deleted',
  'no-box',
  'other-currency',
  'second-payment',
  'refund-failed',
  'gift-gone',
  'disputed',
  'dispute-ended',
  'host-owes',
  'other',
])
export type FlagKind = z.infer<typeof flagKind>

/**
 * `id`: of the contribution or order that is flagged. `reason` in words, as it was written down; `kinds` of the same, at
 * least one. `amount_paise` in `currency`'s hundredths. `looked_at` is null while nobody has, and again when the reason grows.
 */
export const flag = z.object({
  id: z.string(),
  payment_id: z.string(),
  reason: z.string(),
  kinds: z.array(flagKind),
  amount_paise: z.number(),
  currency: z.string(),
  guest: z.nullable(z.string()),
  box: z.nullable(z.string()),
  host: z.nullable(z.string()),
  at: moment,
  looked_at: z.nullable(z.object({ at: moment, by: z.string() })),
})
export type Flag = z.infer<typeof flag>

export const adminListFlags = endpoint({
  method: 'GET',
  path: '/admin/payments/flags',
  access: 'admin',
  summary: 'Payments that somebody should look at, newest first',
  query: form({
    page,
    show: z._default(z.enum(['open', 'looked-at'], { error: requestSentences.malformed }), 'open'),
  }),
  response: z.object({ success: ok, flags: z.array(flag), pagination }),
})

const byId = z.object({ id: z.uuid() })

export const adminLookAtFlag = endpoint({
  method: 'POST',
  path: '/admin/payments/flags/:id/looked-at',
  access: 'admin',
  summary:
    'Mark a flagged payment as looked at, for the reason that was seen; 409 where there is another by now',
  params: byId,
  body: form({
    reason: z.string({ error: requestSentences.malformed }).check(says(filled(requestSentences.malformed))),
  }),
  response: z.object({ success: ok, message: z.string() }),
})

export const payoutGroup = z.enum(['due', 'waiting', 'under-way', 'paid', 'failed'], {
  error: requestSentences.malformed,
})
export type PayoutGroup = z.infer<typeof payoutGroup>

/** A piece of what a host is owed. `upi_id`: where it goes or went, or would go. `reference`: the bank's. */
export const adminPayout = z.object({
  id: z.string(),
  host: z.string(),
  box: z.string(),
  piece: z.number(),
  amount_paise: z.number(),
  state: z.enum(['waiting', 'due', 'sent', 'processing', 'processed', 'reversed', 'failed']),
  due_on: z.string(),
  is_late: z.boolean(),
  upi_id: z.nullable(z.string()),
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
    totals: z.array(groupTotal),
    payouts: z.array(adminPayout),
    pagination,
  }),
})

/** UTR, RRN or IMPS reference: letters and digits, as banks write them, some with dashes. */
const bankReference = schemaOf({
  ...plainLine(sentences.referenceRequired, MAX_LENGTH.bankReference),
  tidy: (typed) => typed.trim().normalize('NFC').toUpperCase(),
}).check(
  says((text) => (text === '' || /^[A-Z0-9][A-Z0-9/-]{5,}$/.test(text) ? undefined : sentences.referenceOdd)),
)

export const adminMarkPayoutPaid = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/:id/mark-paid',
  access: 'admin',
  summary: 'Write down that a payout was paid by hand; 409 where the provider knows of it',
  params: byId,
  body: form({ reference: bankReference }),
  response: z.object({ success: ok, message: z.string() }),
})

/** `paise`: absent where only the number matters; `count` where only the sum does. */
export const booksSection = z.object({
  title: z.string(),
  rows: z.array(
    z.object({ label: z.string(), count: z.optional(z.number()), paise: z.optional(z.number()) }),
  ),
})
export type BooksSection = z.infer<typeof booksSection>

export const adminGetBooks = endpoint({
  method: 'GET',
  path: '/admin/payments/books',
  access: 'admin',
  summary: 'What our own books say, and what in them must not be',
  response: z.object({
    success: ok,
    at: moment,
    sections: z.array(booksSection),
    wrong: z.array(z.string()),
  }),
})

const anyId = z.string({ error: sentences.idRequired }).check(
  z.trim(),
  says((text) =>
    text === '' ? sentences.idRequired : text.length > MAX_LENGTH.anyId ? sentences.idUnknown : undefined,
  ),
)

const happening = z.object({ at: moment, told: z.string() })

/** `next`: what we shall do by ourselves; a moment that is past is due now. `waits`: what nobody does by itself. */
export const story = z.object({
  header: z.array(z.object({ name: z.string(), text: z.string() })),
  happened: z.array(happening),
  next: z.array(happening),
  waits: z.array(z.string()),
})
export type Story = z.infer<typeof story>

export const adminGetStory = endpoint({
  method: 'GET',
  path: '/admin/payments/story',
  access: 'admin',
  summary: 'What has happened to a payment, by any id of it; 404 where our books do not know it',
  query: form({ id: anyId }),
  response: z.object({ success: ok, story }),
})

export const adminAskProvider = endpoint({
  method: 'GET',
  path: '/admin/payments/provider-says',
  access: 'admin',
  summary: 'What the provider says now of a payment, or that it could not be asked',
  query: form({ id: anyId }),
  response: z.object({ success: ok, lines: z.array(z.string()) }),
})

/** How much there is to be done by an administrator. */
export const adminCountToDo = endpoint({
  method: 'GET',
  path: '/admin/payments/to-do',
  access: 'admin',
  summary: 'How many flags nobody has looked at, and how many payouts an administrator is to pay',
  response: z.object({ success: ok, flags: z.number(), payouts: z.number() }),
})

export const adminDeed = z.enum([
  'signed-up',
  'signed-in',
  'signed-out-everywhere',
  'password-changed',
  'password-reset',
  'host-activated',
  'host-deactivated',
  'host-deleted',
  'payment-reviewed',
  'payout-marked-paid',
])
export type AdminDeed = z.infer<typeof adminDeed>

/** `about`: whom or what it was done to, in words; null where to nobody but themselves. */
export const auditEntry = z.object({
  id: z.number(),
  at: moment,
  admin: z.object({ name: z.string(), email: z.string() }),
  deed: adminDeed,
  about: z.nullable(z.string()),
  detail: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const adminListDeeds = endpoint({
  method: 'GET',
  path: '/admin/audit-log',
  access: 'admin',
  summary: 'What administrators did, newest first',
  query: form({ page }),
  response: z.object({ success: ok, entries: z.array(auditEntry), pagination }),
})
