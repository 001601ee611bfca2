// What the words of a flag mean, and in which of its lists an administrator finds a payout.
import type { FlagKind, PayoutGroup } from '@lifafa/contract/endpoints/admin-payments'
import type { PayoutState } from '../../db/tables.ts'

/** As features/payments writes them; several stand in one reason where money is wrong in several ways, or more is heard of it. */
const KINDS: readonly [RegExp, FlagKind][] = [
  [/\bpaid .+ where .+ asked for/, 'amount-differs'],
  [/event box had closed/, 'box-closed'],
  [/event box had been deleted/, 'box-deleted'],
  [/before its event box was named/, 'no-box'],
  [/\bpaid in [A-Z]{3}\b/, 'other-currency'],
  [/a second payment of one order/, 'second-payment'],
  [/a refund failed/, 'refund-failed'],
  [/the gift had gone back/, 'gift-gone'],
  [/disputed by/, 'disputed'],
  [/the dispute \S+ is/, 'dispute-ended'],
  [/the host owes/, 'host-owes'],
]

/** At least one. Who answers a dispute that has ended does so in vain. */
export function kindsOf(reason: string): FlagKind[] {
  const kinds = KINDS.filter(([words]) => words.test(reason)).map(([, kind]) => kind)
  if (kinds.length === 0) return ['other']
  return kinds.includes('dispute-ended') ? kinds.filter((kind) => kind !== 'disputed') : kinds
}

export const STATES_OF: Readonly<Record<PayoutGroup, readonly PayoutState[]>> = {
  due: ['due'],
  waiting: ['waiting'],
  'under-way': ['sent', 'processing'],
  paid: ['processed'],
  failed: ['failed', 'reversed'],
}
