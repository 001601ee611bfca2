// An order: the amount that Razorpay expects to be paid once.

import { z } from 'zod'
import type { Order } from '../entities/order.ts'
import { asNotes, notesInput } from '../http/notes.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { createTransfers, transfersInput, transfersOf } from '../route/transfer.ts'
import type { World } from '../world.ts'

export const orderInput = z.strictObject({
  amount: z.int().min(100),
  currency: z.string(),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  notes: notesInput.optional(),
  partial_payment: z.literal(false, 'Partial payments are not enabled.').optional(),
  payment: z
    .strictObject({
      capture: z.literal('automatic'),
      capture_options: z.strictObject({
        automatic_expiry_period: z.int().min(12),
        refund_speed: z.literal('normal').optional(),
      }),
    })
    .optional(),
  transfers: transfersInput.optional(),
})
export type OrderInput = z.infer<typeof orderInput>

/**
 * Creates an order. A repeated receipt is refused, or answered with the existing order. Razorpay's pages contradict each other on this,
 * so a caller must handle both, and a second order.
 */
export function createOrder(world: World, input: OrderInput): Order {
  if (input.currency !== 'INR') throw badRequest('Currency is not supported', { field: 'currency' })
  const existing = input.receipt && world.entities.list('order', { receipt: input.receipt })[0]
  const rule = world.settings.read('secondReceipt')
  if (existing && rule !== 'another order') {
    if (rule === 'answered with the first' && existing.amount === input.amount) return existing
    throw badRequest('Order receipt should be unique.', { field: 'receipt' })
  }
  const order: Order = {
    id: world.random.id('order'),
    entity: 'order',
    amount: input.amount,
    amount_paid: 0,
    amount_due: input.amount,
    currency: 'INR',
    receipt: input.receipt || null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: asNotes(input.notes),
    created_at: world.clock.seconds(),
  }
  world.entities.put(order)
  if (input.transfers) createTransfers(world, order, input.transfers)
  return order
}

/** The order as the answer to its creation shows it, with its transfers, if any. */
export function presentNewOrder(world: World, order: Order) {
  const transfers = transfersOf(world, order)
  return { ...order, ...(transfers.length > 0 && { transfers }) }
}
