// The endpoint of administrators for the audit log.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, malformed, says } from '../../fields/schemas.ts'
import { withoutInvisible } from '../../fields/text-rules.ts'
import { MAX_LENGTH, PAGE_SIZE } from '../../limits.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { exportedPage, moment, optionalDay, pageNumber, pagination } from '../answers.ts'

export const auditAction = z.enum(
  [
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
    'host-signed-out',
    'payment-reviewed',
    'payment-refunded',
    'settlement-reviewed',
    'payout-marked-paid',
    'payout-marked-returned',
    'payout-paid-by-hand',
    'payout-not-paid',
    'payout-retried',
    'payout-cancelled',
    'payouts-compared',
    'payouts-listed',
    'payouts-downloaded',
    'correction-written',
    'message-answered',
    'message-reopened',
    'guest-exported',
    'guest-corrected',
    'guest-erased',
    'guest-phone-shown',
  ],
  malformed,
)
export type AuditAction = z.infer<typeof auditAction>

/** `about`: the object of the action as text; null if it is the administrator's own account. */
export const auditEntry = z.object({
  id: z.number(),
  at: moment,
  admin: z.object({ name: z.string(), email: z.string() }),
  action: auditAction,
  about: z.nullable(z.string()),
  detail: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Empty: anything. Control characters are dropped: PostgreSQL takes no NUL. */
const auditSubject = z._default(
  z.string(malformed).check(
    z.overwrite((text) => text.replace(/\p{Cc}+/gu, ' ')),
    z.overwrite(withoutInvisible),
    says((text) => (text.length > MAX_LENGTH.email ? requestSentences.malformed : undefined)),
  ),
  '',
)

/** The filter's form: `from` and `until` are days in India. `about`: an id, or the email address of a host. */
export const auditFilterForm = form({
  action: z.union([z.literal(''), auditAction]),
  admin: z.string(),
  from: optionalDay,
  until: optionalDay,
  about: auditSubject,
})

export const adminListAuditLog = endpoint({
  method: 'GET',
  path: '/admin/audit-log',
  access: 'admin',
  summary:
    'What administrators did, newest first: of one action, administrator, span of days, host, payment or payout',
  query: form({
    page: pageNumber,
    page_size: exportedPage(PAGE_SIZE.adminAuditLog),
    action: z.optional(auditAction),
    /** The id of an administrator. */
    admin: z.optional(z.uuid(malformed)),
    from: optionalDay,
    until: optionalDay,
    about: auditSubject,
  }),
  response: z.object({
    success: z.literal(true),
    entries: z.array(auditEntry),
    /** Those who can be asked for, by name. */
    admins: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    pagination,
  }),
})
