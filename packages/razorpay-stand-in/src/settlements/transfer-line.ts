// Enters the lines of transfers and of their reversals: what leaves the merchant's balance for a linked account, and comes back.
import type { SettlementLine } from '../entities/settlement-line.ts'
import type { Reversal, Transfer } from '../entities/transfer.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { workingDaysAfter } from './working-days.ts'

/** The same as for its payment: what was transferred is in no earlier settlement. */
const TRANSFER_AFTER_DAYS = 2
const REVERSAL_AFTER_DAYS = 1

/** The fee of the transfer, which includes its tax, comes on top. */
export function enterTransfer(world: World, transfer: Transfer): void {
  const line: SettlementLine = {
    ...ofTransfer(world, transfer),
    entity_id: transfer.id,
    type: 'transfer',
    debit: transfer.amount + transfer.fees,
    amount: transfer.amount,
    fee: transfer.fees,
    tax: transfer.tax ?? 0,
  }
  world.settlementLines.add(line, workingDaysAfter(line.created_at, TRANSFER_AFTER_DAYS))
}

export function enterReversal(world: World, reversal: Reversal, transfer: Transfer): void {
  const line: SettlementLine = {
    ...ofTransfer(world, transfer),
    entity_id: reversal.id,
    type: 'reversal',
    credit: reversal.amount,
    amount: reversal.amount,
  }
  // Not before the transfer itself.
  world.settlementLines.add(
    line,
    Math.max(
      workingDaysAfter(line.created_at, REVERSAL_AFTER_DAYS),
      workingDaysAfter(transfer.processed_at ?? 0, TRANSFER_AFTER_DAYS),
    ),
  )
}

function ofTransfer(world: World, transfer: Transfer) {
  return {
    debit: 0,
    credit: 0,
    currency: transfer.currency,
    fee: 0,
    tax: 0,
    on_hold: false,
    settled: false,
    created_at: world.clock.seconds(),
    settled_at: null,
    settlement_id: null,
    posted_at: null,
    credit_type: 'default',
    description: null,
    notes: null,
    payment_id: null,
    settlement_utr: null,
    order_id: transfer.source,
    order_receipt: lookUp(world, 'order', transfer.source).receipt,
    method: null,
    card_network: null,
    card_issuer: null,
    card_type: null,
    dispute_id: null,
  } as const
}
