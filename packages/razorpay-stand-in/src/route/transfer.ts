// Transfers of an order: made with it, carried out when it is paid, held until a day.
import { z } from 'zod'
import type { Order } from '../entities/order.ts'
import type { Transfer } from '../entities/transfer.ts'
import { asNotes, notesInput } from '../http/notes.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { enterTransfer } from '../settlements/line.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { isActive } from './account.ts'

const MOST_TO_A_UPI_ID = 1_00_000_00
/** A transfer costs 0.25 % and GST of 18 % on it. */
const FEE_SHARE = 0.0025
const GST_SHARE = 0.18

const transferInput = z.strictObject({
  account: z.string(),
  amount: z.int().min(100, 'The amount must be at least INR 1.00'),
  currency: z.literal('INR', 'The currency should be INR for transfers'),
  notes: notesInput.optional(),
  on_hold: z.boolean().default(false),
  on_hold_until: z.int().optional(),
})
export const transfersInput = z.array(transferInput).min(1)
type TransferInput = z.infer<typeof transferInput>

export function createTransfers(world: World, order: Order, inputs: readonly TransferInput[]): void {
  const sum = inputs.reduce((paise, { amount }) => paise + amount, 0)
  if (sum > order.amount)
    throw badRequest('The sum of amount requested for transfer is greater than the order amount.', {
      field: 'amount',
    })
  for (const input of inputs) createTransfer(world, order, input)
}

function createTransfer(world: World, order: Order, input: TransferInput): void {
  const account = lookUp(world, 'linked_account', input.account)
  if (!isActive(account))
    throw badRequest('The linked account is not activated for transfers.', { field: 'account' })
  if (input.amount > MOST_TO_A_UPI_ID)
    throw badRequest('Transfer amount exceeds the maximum allowed limit of ₹1,00,000 for VPA settlements.', {
      reason: 'amount_exceeds_vpa_limit',
    })
  const hold = holdOf(world, input)
  const id = world.random.id('trf')
  world.entities.put({
    id,
    entity: 'transfer',
    status: 'created',
    source: order.id,
    recipient: account.id,
    amount: input.amount,
    currency: 'INR',
    amount_reversed: 0,
    fees: 0,
    tax: null,
    notes: asNotes(input.notes),
    ...hold,
    settlement_status: null,
    recipient_settlement_id: null,
    created_at: world.clock.seconds(),
    processed_at: null,
    error: noError(id),
  })
}

export const transfersOf = (world: World, order: Order): Transfer[] =>
  world.entities
    .list('transfer', { source: order.id })
    .map((transfer) => settleIfReleased(world, transfer))
    .reverse()

/** The order was paid: once, whatever is paid on it later. A transfer may also wait (`pending`), as it is set. */
export function processTransfers(world: World, order: Order): void {
  for (const transfer of transfersOf(world, order)) {
    const isPending = world.settings.read('transferStatus') === 'pending'
    if (isPending) world.entities.put({ ...transfer, status: 'pending' })
    else processTransfer(world, transfer)
  }
}

/** To an account that is suspended meanwhile it fails; the money stays with the merchant. */
export function processTransfer(world: World, transfer: Transfer): Transfer {
  if (transfer.status !== 'created' && transfer.status !== 'pending')
    throw badRequest(`The transfer is ${transfer.status} already.`)
  if (!isActive(lookUp(world, 'linked_account', transfer.recipient))) return failTransfer(world, transfer)
  const fee = Math.round(transfer.amount * FEE_SHARE)
  const tax = Math.round(fee * GST_SHARE)
  const processed: Transfer = {
    ...transfer,
    status: 'processed',
    fees: fee + tax,
    tax,
    settlement_status: transfer.on_hold ? 'on_hold' : 'pending',
    processed_at: world.clock.seconds(),
  }
  world.entities.put(processed)
  enterTransfer(world, processed)
  world.announce('transfer.processed', { transfer: processed })
  return settleIfReleased(world, processed)
}

export function failTransfer(world: World, transfer: Transfer): Transfer {
  if (transfer.status !== 'created' && transfer.status !== 'pending')
    throw badRequest(`The transfer is ${transfer.status} already.`)
  const failed: Transfer = {
    ...transfer,
    status: 'failed',
    error: {
      ...transfer.error,
      code: 'BAD_REQUEST_ERROR',
      description: 'The linked account cannot receive transfers.',
      reason: 'account_not_active',
    },
  }
  world.entities.put(failed)
  world.announce('transfer.failed', { transfer: failed })
  return failed
}

/** Without a time it is held without end (docs: modify settlement hold). */
export const holdInput = z.strictObject({ on_hold: z.boolean(), on_hold_until: z.int().optional() })

export function holdTransfer(world: World, transfer: Transfer, input: z.infer<typeof holdInput>): Transfer {
  if (transfer.status !== 'processed' && transfer.status !== 'partially_reversed')
    throw badRequest('The settlement hold of a transfer can be modified once it is processed.')
  if (transfer.settlement_status === 'settled') throw badRequest('The transfer is settled already.')
  const held: Transfer = {
    ...transfer,
    ...holdOf(world, input),
    settlement_status: input.on_hold ? 'on_hold' : 'pending',
  }
  world.entities.put(held)
  return settleIfReleased(world, held)
}

/** The transfer as it is now: what is not held any more is settled to the UPI ID within minutes. */
export function settleIfReleased(world: World, transfer: Transfer): Transfer {
  const { on_hold, on_hold_until, settlement_status } = transfer
  if (settlement_status !== 'on_hold' && settlement_status !== 'pending') return transfer
  if (on_hold && (on_hold_until === null || on_hold_until > world.clock.seconds())) return transfer
  const settled: Transfer = {
    ...transfer,
    on_hold: false,
    settlement_status: 'settled',
    recipient_settlement_id: world.random.id('setl'),
  }
  world.entities.put(settled)
  return settled
}

function holdOf(world: World, { on_hold, on_hold_until }: Pick<TransferInput, 'on_hold' | 'on_hold_until'>) {
  if (on_hold_until !== undefined && (!on_hold || on_hold_until <= world.clock.seconds()))
    throw badRequest('on_hold_until must be a time in the future.', { field: 'on_hold_until' })
  return { on_hold, on_hold_until: on_hold_until ?? null }
}

const noError = (id: string): Transfer['error'] => ({
  code: null,
  description: null,
  reason: null,
  field: null,
  step: null,
  id,
  source: null,
  metadata: null,
})
