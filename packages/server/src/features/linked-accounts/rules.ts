// Decides in which state a linked account is, by what the provider says of it.
import type { MailedAccountState } from '@lifafa/contract/emails'
import type { LinkedAccountState } from '@lifafa/contract/linked-accounts/states'
import type { ProviderLinkedAccount } from '../../provider/route.ts'

const STATE_OF = {
  activated: 'active',
  under_review: 'under-review',
  needs_clarification: 'needs-clarification',
  suspended: 'suspended',
} as const

const HOUR_MS = 60 * 60 * 1000

/** The provider may leave out how far the review is: then it is where it was. */
export function stateOfAccount(
  { status, activation_status }: ProviderLinkedAccount,
  before: LinkedAccountState,
): LinkedAccountState {
  if (status === 'suspended') return 'suspended'
  if (activation_status) return STATE_OF[activation_status]
  return before === 'active' || before === 'needs-clarification' ? before : 'under-review'
}

const MAILED = ['needs-clarification', 'active', 'suspended'] as const satisfies readonly MailedAccountState[]

/** The state for the host's email. Undefined: nothing has changed, or the page that asked for the account shows it at once. */
export const stateToMail = (
  before: LinkedAccountState,
  after: LinkedAccountState,
): MailedAccountState | undefined =>
  before === after || (before === 'asking' && after === 'active')
    ? undefined
    : MAILED.find((state) => state === after)

/** No event tells of a suspension, so an active account is asked about, too. */
export const nextAccountCheck = (now: Date): Date => new Date(now.getTime() + HOUR_MS)
