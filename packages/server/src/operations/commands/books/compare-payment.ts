// Compares a payment in the provider's books with ours.
import { formatPaise } from '@lifafa/contract/money'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import type { Difference } from './difference.ts'
import type { OurPayment, Ours } from './read-ours.ts'
import { wasCaptured } from './read-theirs.ts'

export function comparePayment(
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
