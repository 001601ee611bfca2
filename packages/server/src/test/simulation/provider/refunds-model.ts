// Refunds of the provider's model: requested by us or by hand, processed by banks later, or not.

import type { World } from '../world.ts'
import type { Lists } from './lists/listed.ts'
import type { OddRows } from './lists/odd-rows.ts'
import type { ModelPayment } from './model-payment.ts'
import { Refused, unknownId } from './refusals.ts'

export type ModelRefund = {
  id: string
  payment_id: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  created_at: number
  /** The idempotency key of our call; undefined where it was made in the provider's dashboard. */
  key: string | undefined
  /** Our id of it. */
  receipt: string | null
}

type Asked = { amount: number; receipt?: string | null }

const BANKS_NEED_MS = 90_000
/** Applies to all refunds, while there are faults. */
const FAIL = 0.05
const LOW_BALANCE = 0.05

type Announce = (event: string, payload: Record<string, object>) => void

/** `odd`: rows that its list has besides. */
export function openRefunds(
  world: World,
  lists: Lists,
  { payments, odd }: { payments: ModelPayment[]; odd: OddRows['refunds'] },
  announce: Announce,
) {
  const all: ModelRefund[] = []

  function make(
    of: ModelPayment,
    amount: number,
    { key, receipt = null }: { key?: string; receipt?: string | null } = {},
  ): ModelRefund {
    if (!of.capturedAt) throw new Refused('The payment status should be captured for action to be taken')
    if (of.amount_refunded === of.amount) throw new Refused('The payment has been fully refunded already')
    if (amount > of.amount - of.amount_refunded - of.amount_lost)
      throw new Refused('The total refund amount is greater than the refund payment amount')
    const made: ModelRefund = {
      id: `rfnd_${all.length + 1}`,
      payment_id: of.id,
      amount,
      status: 'pending',
      key,
      receipt,
      created_at: lists.seconds(),
    }
    all.push(made)
    setRefunded(of, amount)
    announce('refund.created', { refund: made, payment: of })
    world.start(() => carryOut(made, of))
    return made
  }

  async function carryOut(made: ModelRefund, of: ModelPayment): Promise<void> {
    const isToFail = world.faults && world.random.chance(FAIL)
    await world.sleep(world.random.below(BANKS_NEED_MS), `the bank carries out ${made.id}`)
    made.status = isToFail ? 'failed' : 'processed'
    if (isToFail) setRefunded(of, -made.amount)
    announce(`refund.${made.status}`, { refund: made, payment: of })
  }

  function setRefunded(of: ModelPayment, amount: number): void {
    of.amount_refunded += amount
    of.status = of.amount_refunded === of.amount ? 'refunded' : 'captured'
  }

  return {
    all,
    ask(paymentId: string, { amount, receipt = null }: Asked, key: string): ModelRefund {
      const earlier = all.find((one) => one.key === key)
      if (earlier && earlier.amount !== amount)
        throw new Refused('Different request body sent for the same Idempotency Header.')
      if (earlier) return earlier
      if (world.faults && world.random.chance(LOW_BALANCE))
        throw new Refused('Your account does not have enough balance to carry out the refund operation.')
      return make(payments.find(({ id }) => id === paymentId) ?? unknownId(), amount, { key, receipt })
    },
    of: (paymentId: string) => all.filter(({ payment_id }) => payment_id === paymentId),
    list: (query: URLSearchParams) => lists.page(all, query, odd),
    byHand: (of: ModelPayment, amount: number) => make(of, amount),
  }
}
