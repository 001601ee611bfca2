// Disputes of the provider's model: a guest's bank claims a payment back, and wins or loses (docs/razorpay.md §4.3).

import type { World } from '../world.ts'
import type { Lists } from './lists/listed.ts'
import type { ModelPayment } from './model-payment.ts'
import { unknownId } from './refusals.ts'

export type ModelDispute = {
  id: string
  payment_id: string
  amount: number
  amount_deducted: number
  reason_code: string
  respond_by: number
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  created_at: number
}

const DAY_S = 24 * 60 * 60
const STAGE_MS = 20 * 60 * 60 * 1000

export function openDisputes(
  world: World,
  lists: Lists,
  announce: (event: string, payload: Record<string, object>) => void,
) {
  const all: ModelDispute[] = []

  async function goOn(dispute: ModelDispute, payment: ModelPayment): Promise<void> {
    const move = (status: ModelDispute['status']) => {
      dispute.status = status
      announce(`payment.dispute.${status}`, { dispute, payment })
    }
    const later = () => world.sleep(world.random.below(STAGE_MS), `${dispute.id} goes on`)
    await later()
    if (world.random.chance(0.2)) return
    move('under_review')
    await later()
    const end = world.random.pick(['won', 'lost', 'lost', 'closed', undefined] as const)
    if (end === 'lost') {
      dispute.amount_deducted = Math.min(dispute.amount, payment.amount - payment.amount_refunded)
      payment.amount_lost += dispute.amount_deducted
    }
    if (end) move(end)
  }

  return {
    all,
    list: (query: URLSearchParams) => lists.page(all, query),
    fetch: (id: string): ModelDispute => all.find((one) => one.id === id) ?? unknownId(),
    open(payment: ModelPayment): void {
      const dispute: ModelDispute = {
        id: `disp_${all.length + 1}`,
        payment_id: payment.id,
        amount: payment.amount,
        amount_deducted: 0,
        reason_code: 'goods_or_services_not_received_or_partially_received',
        respond_by: lists.seconds() + 7 * DAY_S,
        status: 'open',
        created_at: lists.seconds(),
      }
      all.push(dispute)
      announce('payment.dispute.created', { dispute, payment })
      world.start(() => goOn(dispute, payment))
    },
  }
}
