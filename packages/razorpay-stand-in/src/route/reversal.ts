// Reverses a transfer, all of it or a part, while it is not settled.
import { z } from 'zod'
import type { Reversal, Transfer } from '../entities/transfer.ts'
import { asNotes, notesInput } from '../http/notes.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { enterReversal } from '../settlements/line.ts'
import type { World } from '../world.ts'

export const reversalInput = z.strictObject({
  amount: z.int().min(100).optional(),
  notes: notesInput.optional(),
})

export function reverseTransfer(
  world: World,
  transfer: Transfer,
  { amount, notes }: z.infer<typeof reversalInput>,
): Reversal {
  if (transfer.status !== 'processed' && transfer.status !== 'partially_reversed')
    throw badRequest('Only transfers that are processed can be reversed.')
  const left = transfer.amount - transfer.amount_reversed
  const back = amount ?? left
  if (back > left)
    throw badRequest('The reversal amount is greater than the amount transferred.', { field: 'amount' })
  // The linked account of the stand-in holds nothing but what was not settled yet.
  if (transfer.settlement_status === 'settled')
    throw badRequest('The linked account does not have sufficient balance to process the reversal.', {
      reason: 'insufficient_balance',
    })
  const reversal: Reversal = {
    id: world.random.id('rvrsl'),
    entity: 'reversal',
    transfer_id: transfer.id,
    amount: back,
    fee: 0,
    tax: 0,
    currency: 'INR',
    notes: asNotes(notes),
    created_at: world.clock.seconds(),
  }
  const reversed = transfer.amount_reversed + back
  world.entities.put(reversal)
  world.entities.put({
    ...transfer,
    amount_reversed: reversed,
    status: reversed === transfer.amount ? 'reversed' : 'partially_reversed',
    ...(reversed === transfer.amount && { settlement_status: null, on_hold: false, on_hold_until: null }),
  })
  enterReversal(world, reversal, transfer)
  return reversal
}
