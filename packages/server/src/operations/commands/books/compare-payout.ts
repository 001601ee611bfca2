// Compares a payout in the provider's books with ours.
import { formatPaise } from '@lifafa/contract/money'
import * as z from 'zod'
import type { PayoutState } from '../../../db/tables.ts'
import { STATUS_TO_STATE } from '../../../features/payouts/rules/states.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'
import type { Difference } from './difference.ts'
import type { OurPayout } from './read-ours.ts'

type End = 'paid' | 'not paid' | 'under way'
const END_OF: Readonly<Record<PayoutState, End>> = {
  waiting: 'under way',
  due: 'under way',
  sent: 'under way',
  processing: 'under way',
  processed: 'paid',
  reversed: 'not paid',
  failed: 'not paid',
}

const ourId = z.uuid()

export function comparePayout(
  their: ProviderPayout | undefined,
  our: OurPayout | undefined,
): Difference | undefined {
  const differs = (text: string, isUnderWay = false): Difference => ({
    of: 'payout',
    id: their?.id ?? our?.providerPayoutId ?? our?.id ?? '',
    text,
    isUnderWay,
  })
  if (!their) {
    // The provider cannot have what was paid by hand, or is not sent yet.
    if (!our?.providerPayoutId || END_OF[our.state] === 'not paid') return undefined
    return differs(
      `${formatPaise(our.amountPaise)} ${our.state} in our books, and the provider does not have it`,
    )
  }
  const theirText = `${formatPaise(their.amount)} ${their.status} at the provider`
  const theirEnd = END_OF[STATUS_TO_STATE[their.status]]
  if (!our) {
    // Other payouts may go through the same account.
    if (theirEnd === 'not paid' || !ourId.safeParse(their.reference_id).success) return undefined
    return differs(`${theirText}, and not in our books`)
  }
  if (theirEnd !== END_OF[our.state]) return differs(`${theirText}, ${our.state} in our books`, our.isOpen)
  return theirEnd === 'paid' && their.amount !== our.amountPaise
    ? differs(`${theirText}, ${formatPaise(our.amountPaise)} in our books`)
    : undefined
}
