// The endpoint of administrators for the audit log.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form } from '../../fields/schemas.ts'
import { moment, pageNumber, pagination } from '../answers.ts'

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
  'payment-refunded',
  'payment-dispute-contested',
  'payment-dispute-accepted',
  'settlement-reviewed',
  'payout-marked-paid',
  'payout-marked-returned',
  'payouts-compared',
  'correction-written',
  'correction-confirmed',
  'correction-rejected',
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
  query: form({ page: pageNumber }),
  response: z.object({ success: z.literal(true), entries: z.array(auditEntry), pagination }),
})
