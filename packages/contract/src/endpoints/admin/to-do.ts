// The endpoint that counts the open tasks of administrators.
import * as z from 'zod/mini'
import { type Answer, endpoint } from '../../endpoint.ts'
import { moment } from '../answers.ts'

/** Who acts next: an administrator, the guest's bank, nobody. */
export type DisputeGroup = z.infer<typeof disputeGroup>
const disputeGroup = z.enum(['answer-now', 'with-bank', 'closed'])

/**
 * `respond_by`: the provider takes an answer until then; null if it names no time. `updated_at`: of the status. `host_id` is null
 * for a host who was deleted. `provider_url`: its page at the provider, where it is answered.
 */
const listedDispute = z.object({
  id: z.string(),
  group: disputeGroup,
  /** A later one may follow a won one. */
  phase: z.enum(['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration']),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  payment_id: z.string(),
  amount_paise: z.number(),
  reason_code: z.nullable(z.string()),
  respond_by: z.nullable(moment),
  updated_at: moment,
  guest: z.nullable(z.string()),
  box: z.nullable(z.string()),
  host: z.nullable(z.string()),
  host_id: z.nullable(z.string()),
  provider_url: z.string(),
})
export type ListedDispute = z.infer<typeof listedDispute>

/** The number of tasks for an administrator. */
export const adminCountToDo = endpoint({
  method: 'GET',
  path: '/admin/payments/to-do',
  access: 'admin',
  summary:
    'The number of review flags that need a person, of payouts that an administrator must pay or look into, of files for the bank that wait for their results, of blocked payouts, of messages to answer, and the disputes by who acts next',
  response: z.object({
    success: z.literal(true),
    flags: z.number(),
    payouts: z.number(),
    /** The same by group; the comparison after a restored backup is in none. */
    payouts_in: z.object({ due: z.number(), waiting: z.number(), 'under-way': z.number() }),
    /** Files for the bank of which somebody has to say what became of them. */
    bank_files: z.number(),
    /** Payouts that wait for their host, or for us: they do not go on by themselves. */
    blocked_payouts: z.number(),
    /** Unanswered messages of the contact page; guests’ requests are among them. */
    messages: z.number(),
    /** The one with the next deadline first; then those that have ended last. */
    disputes: z.array(listedDispute),
  }),
})

/** Payouts of the other groups are no tasks. */
export type GroupToDo = keyof Answer<typeof adminCountToDo>['payouts_in']
