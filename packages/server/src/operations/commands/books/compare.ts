// Compares the provider's books with ours, payment by payment and payout by payout.
import { formatPaise } from '@lifafa/contract/money'
import * as z from 'zod'
import type { PayoutState } from '../../../db/tables.ts'
import { STATUS_TO_STATE } from '../../../features/payouts/rules/states.ts'
import type { ProviderPayment, ProviderPayout } from '../../../provider/provider.ts'
import type { OurPayment, OurPayout, Ours } from './read-ours.ts'
import { type Theirs, wasCaptured } from './read-theirs.ts'

export type Difference = {
  of: 'payment' | 'payout'
  /** The provider's id, or ours where it has none. */
  id: string
  /** The difference, as a sentence. */
  text: string
  /** A scheduled check will ask the provider again: an update that has not arrived yet is no difference. */
  isUnderWay: boolean
}

export function compare(ours: Ours, theirs: Theirs): Difference[] {
  const paymentIds = new Set([...theirs.payments.keys(), ...ours.payments.keys()])
  const payments = [...paymentIds].map((id) =>
    comparePayment(theirs.payments.get(id), ours.payments.get(id), ours.orders),
  )
  const { payouts } = theirs
  if (!payouts) return payments.filter((found) => found !== undefined)
  const payoutIds = new Set([...payouts.keys(), ...ours.payouts.keys()])
  const differing = [...payoutIds].map((id) => comparePayout(payouts.get(id), ours.payouts.get(id)))
  return [...payments, ...differing].filter((found) => found !== undefined)
}

function comparePayment(
  their: ProviderPayment | undefined,
  our: OurPayment | undefined,
  orders: Ours['orders'],
): Difference | undefined {
  const differs = (text: string, isUnderWay = false): Difference => ({
    of: 'payment',
    id: their?.id ?? our?.id ?? '',
    text,
    isUnderWay,
  })
  const isMoneyOfOurs = our && (our.chargePaise !== null || isTaken(our.status))
  if (!their) return isMoneyOfOurs ? differs(`${stateOf(our)}, and the provider does not have it`) : undefined
  const captured = `${formatPaise(their.amount)} captured at the provider`
  if (!our) {
    if (!wasCaptured(their)) return undefined
    const isOpen = orders.get(their.order_id ?? '')
    const whose = isOpen === undefined ? 'its order, too, is unknown to us' : 'its order is ours'
    return differs(`${captured}, and not in our books; ${whose}`, isOpen)
  }
  if (!isMoneyOfOurs)
    return wasCaptured(their)
      ? differs(`${captured}, ${our.status} in our books`, our.isOrderOpen)
      : undefined
  if (!wasCaptured(their) && their.status !== 'refunded')
    return differs(`${stateOf(our)}, ${their.status} at the provider`)
  const ourPaise = our.chargePaise ?? our.amountPaise
  if (ourPaise !== their.amount || our.amountPaise !== their.amount)
    return differs(`${captured}, ${formatPaise(ourPaise)} in our books`)
  const backPaise = their.amount_refunded ?? 0
  if (backPaise === our.givenBackPaise) return undefined
  return differs(
    `${formatPaise(backPaise)} given back at the provider, ${formatPaise(our.givenBackPaise)} in our books`,
    our.isRefundOpen || our.isOrderOpen,
  )
}

const isTaken = (status: OurPayment['status']): boolean => status === 'captured' || status === 'refunded'

const stateOf = ({ chargePaise, status, amountPaise }: OurPayment): string =>
  chargePaise === null
    ? `${formatPaise(amountPaise)} ${status} in our books`
    : `a contribution of ${formatPaise(chargePaise)} with its fee in our books`

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

function comparePayout(
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
