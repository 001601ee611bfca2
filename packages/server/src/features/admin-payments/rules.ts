// Sorts disputes by who acts next, and decides what a filter of the audit log asks for.

import type { AuditAction } from '@lifafa/contract/endpoints/admin/audit-log'
import type { DisputeGroup, ListedDispute } from '@lifafa/contract/endpoints/admin/to-do'
import { startOfDayInIndia } from '@lifafa/contract/event-timing'
import { boxId } from '@lifafa/contract/fields/box-id'
import { isUuid } from '@lifafa/contract/fields/uuid'
import type { Day } from '../../db/tables.ts'

type StandingDispute = { status: ListedDispute['status']; respond_by: Date | null }

/** An open dispute is a task until its deadline: the provider takes no late answer. */
export function disputeGroupOf({ status, respond_by }: StandingDispute, now: Date): DisputeGroup {
  if (status === 'under_review') return 'with-bank'
  if (status !== 'open') return 'closed'
  return respond_by !== null && respond_by <= now ? 'with-bank' : 'answer-now'
}

/** `id`: of a host or a payout. */
type AuditSubject = { email: string } | { id: string } | { boxId: string } | { paymentId: string }

/** Absent: any. `until`: the first moment after it. */
export type AuditFilter = {
  action?: AuditAction
  adminId?: string
  from?: Date
  until?: Date
  about?: AuditSubject
}

type Asked = {
  action?: AuditAction | undefined
  admin?: string | undefined
  from: Day | ''
  until: Day | ''
  about: string
}

const DAY_MS = 24 * 60 * 60 * 1000
const EMAIL = /^\S+@\S+$/

/** Days are India's, the last one included. */
export const auditFilterOf = ({ action, admin, from, until, about }: Asked): AuditFilter => ({
  ...(action && { action }),
  ...(admin && { adminId: admin }),
  ...(from !== '' && { from: startOfDayInIndia(from) }),
  ...(until !== '' && { until: new Date(startOfDayInIndia(until).getTime() + DAY_MS) }),
  ...(about !== '' && { about: subjectIn(about) }),
})

/** A text that is neither an email address nor an id of ours is taken for a payment's id. */
function subjectIn(text: string): AuditSubject {
  if (isUuid(text)) return { id: text }
  if (EMAIL.test(text)) return { email: text.toLowerCase() }
  return boxId.safeParse(text).success ? { boxId: text } : { paymentId: text }
}
