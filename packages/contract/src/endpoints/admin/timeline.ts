// Endpoints of administrators for one payment: its timeline, and what the provider says now.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, says } from '../../fields/schemas.ts'
import { withoutInvisible } from '../../fields/text-rules.ts'
import { MAX_LENGTH } from '../../limits.ts'
import { refundable } from '../../refunds.ts'
import { adminPaymentsSentences as sentences } from '../../sentences/admin/payments.ts'
import { moment, ok } from '../answers.ts'
import { raisedFlag } from './flags.ts'

/** PostgreSQL takes no NUL. */
const CONTROL = /\p{Cc}/u

const anyId = z.string({ error: sentences.idRequired }).check(
  z.overwrite(withoutInvisible),
  says((text) =>
    text === ''
      ? sentences.idRequired
      : text.length > MAX_LENGTH.anyId || CONTROL.test(text)
        ? sentences.idUnknown
        : undefined,
  ),
)

const ID = /^((pay|order|rfnd|pout|trf)_\S+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** True for an id of the provider's or ours, by its form. */
export const looksLikeId = (text: string): boolean => ID.test(text)

/** `next-…`: has not happened yet. In the order in which one causes the other. */
export const timelineKind = z.enum([
  'order',
  'payment-begun',
  'payment',
  'webhook',
  'contribution',
  'transfer',
  'transfer-reversed',
  'transfer-settled',
  'transfer-failed',
  'dispute-opened',
  'dispute',
  'refund-requested',
  'refund',
  'ledger',
  'settled',
  'settlement-booked',
  'payout-opened',
  'payout-sent',
  'payout',
  'next-order',
  'next-refund',
  'next-transfer',
  'next-box',
  'next-payout',
  'next-job',
  'next-wait',
])
export type TimelineKind = z.infer<typeof timelineKind>

export const isNext = (kind: TimelineKind): boolean => kind.startsWith('next-')

/**
 * Other fields depend on the kind. `state` is a word of ours or of the provider. `note` is a reason, a bank's
 * reference, or another id. `until` is a deadline, or the end of a hold. `number` counts payouts of a box, or
 * earlier attempts of a job. `account_digits`: the last ones of the bank account that was paid. `accounts` are the ledger's, in paise.
 */
const timelineEvent = z.object({
  at: moment,
  kind: timelineKind,
  id: z.string(),
  paise: z.nullable(z.number()),
  state: z.nullable(z.string()),
  note: z.nullable(z.string()),
  number: z.nullable(z.number()),
  upi_id: z.nullable(z.string()),
  account_digits: z.optional(z.string()),
  until: z.nullable(moment),
  accounts: z.nullable(z.record(z.string(), z.number())),
})
export type TimelineEvent = z.infer<typeof timelineEvent>

/** In the order in which money moves. `text` is as somebody would type it. */
export const referenceKind = z.enum([
  'payment',
  'bank-reference',
  'order',
  'provider-order',
  'contribution',
  'refund',
  'provider-refund',
  'transfer',
  'linked-account',
  'dispute',
  'settlement',
  'settlement-reference',
  'payout',
  'payout-attempt',
  'provider-payout',
  'payout-reference',
  'box',
])
export type ReferenceKind = z.infer<typeof referenceKind>
const reference = z.object({ kind: referenceKind, text: z.string() })
export type Reference = z.infer<typeof reference>

/**
 * `host`: of its event box; null if none is known, or the host was deleted. `guest`: of an order. `next`: a moment in the past is due
 * now; `next-wait` waits for no moment. `captured`: the payments of the order that were captured, and what can be refunded of each.
 */
export const timeline = z.object({
  host: z.nullable(z.object({ id: z.string(), name: z.string() })),
  guest: z.nullable(z.object({ name: z.nullable(z.string()), phone: z.nullable(z.string()) })),
  box: z.nullable(z.object({ name: z.string(), day: z.string() })),
  references: z.array(reference),
  flags: z.array(raisedFlag),
  happened: z.array(timelineEvent),
  next: z.array(timelineEvent),
  captured: z.array(refundable),
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
