// Endpoints of administrators for one payment: its timeline, and what the provider says now.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, says } from '../../fields/schemas.ts'
import { withoutInvisible } from '../../fields/text-rules.ts'
import { MAX_LENGTH } from '../../limits.ts'
import { refundable } from '../../refunds.ts'
import { adminPaymentsSentences as sentences } from '../../sentences/admin/payments.ts'
import { moment } from '../answers.ts'
import { raisedFlag } from './flags.ts'

const ok = z.literal(true)

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

const timelineEntry = z.object({ at: moment, told: z.string() })

/** What an id or reference is of; `text` is as somebody would type it. */
const referenceKind = z.enum([
  'order',
  'provider-order',
  'payment',
  'bank-reference',
  'contribution',
  'refund',
  'provider-refund',
  'transfer',
  'linked-account',
  'dispute',
  'settlement',
  'settlement-reference',
  'payout',
  'provider-payout',
  'payout-reference',
  'box',
])
export type ReferenceKind = z.infer<typeof referenceKind>
const reference = z.object({ kind: referenceKind, text: z.string() })
export type Reference = z.infer<typeof reference>

/**
 * `host`: of its event box; null where none is known, or the host was deleted. `story`: what became of it, in a few sentences.
 * `next`: what happens automatically; a moment in the past is due now. `waits`: what does not happen automatically.
 * `captured`: the payments of the order that were captured, and what can be refunded of each.
 */
export const timeline = z.object({
  host: z.nullable(z.object({ id: z.string(), name: z.string() })),
  story: z.array(z.string()),
  references: z.array(reference),
  flags: z.array(raisedFlag),
  happened: z.array(timelineEntry),
  next: z.array(timelineEntry),
  waits: z.array(z.string()),
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
