// Enters the lines of the next settlements: what a capture, a refund, a dispute, a transfer and a reversal do to the merchant's balance.
import type { Dispute } from '../entities/dispute.ts'
import type { Payment } from '../entities/payment.ts'
import type { Refund } from '../entities/refund.ts'
import { emptyLine, type SettlementLine } from '../entities/settlement-line.ts'
import type { Reversal, Transfer } from '../entities/transfer.ts'
import { inPaise } from '../payments/exchange.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { workingDaysAfter } from './working-days.ts'

/** Working days after the capture (docs: settlement cycle, T+2). A transfer of it is in no earlier settlement, either. */
const PAYMENT_AFTER_DAYS = 2
/** A deduction, and what is given back, comes with the next settlement. */
const DEDUCTION_AFTER_DAYS = 1

/** The merchant gets the amount less the fee, which includes its tax; in paise. */
export function enterPayment(
  world: World,
  payment: Payment,
  { amount, fee, tax }: { amount: number; fee: number; tax: number },
): void {
  const line: SettlementLine = {
    ...ofPayment(world, payment),
    entity_id: payment.id,
    type: 'payment',
    credit: amount - fee,
    amount,
    fee,
    tax,
    description: payment.description,
    notes: payment.notes,
  }
  enter(world, line, PAYMENT_AFTER_DAYS)
}

/** A refund of normal speed costs nothing, and the payment's fee is not given back. One of an uncaptured payment is no line: that money never came. */
export function enterRefund(world: World, refund: Refund, payment: Payment): void {
  if (!payment.captured) return
  const paise = inPaise(refund.amount, refund.currency, 'given back')
  const line: SettlementLine = {
    ...ofPayment(world, payment),
    entity_id: refund.id,
    type: 'refund',
    debit: paise,
    amount: paise,
    notes: refund.notes,
    payment_id: payment.id,
  }
  enter(world, line, DEDUCTION_AFTER_DAYS)
}

/**
 * `paise`: taken from the merchant, negative where it is given back. The network's charges begin with the phases after the first (docs:
 * chargeback fees): none is taken here.
 */
export function enterDispute(world: World, dispute: Dispute, payment: Payment, paise: number): void {
  if (paise === 0) return
  const amount = inPaise(Math.abs(paise), dispute.currency, 'given back')
  const line: SettlementLine = {
    ...ofPayment(world, payment),
    entity_id: world.random.id('adj'),
    type: 'adjustment',
    ...(paise > 0 ? { debit: amount } : { credit: amount }),
    amount,
    description: paise > 0 ? 'Debit for a dispute' : 'Credit for a dispute',
    payment_id: payment.id,
    dispute_id: dispute.id,
  }
  enter(world, line, DEDUCTION_AFTER_DAYS)
}

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
  enter(world, line, PAYMENT_AFTER_DAYS)
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
      workingDaysAfter(line.created_at, DEDUCTION_AFTER_DAYS),
      workingDaysAfter(transfer.processed_at ?? 0, PAYMENT_AFTER_DAYS),
    ),
  )
}

function enter(world: World, line: SettlementLine, afterDays: number): void {
  world.settlementLines.add(line, workingDaysAfter(line.created_at, afterDays))
}

const ofPayment = (world: World, { order_id, method }: Payment) => lineOf(world, order_id, 'INR', method)

const ofTransfer = (world: World, { source, currency }: Transfer) => lineOf(world, source, currency, null)

const lineOf = (world: World, orderId: string, currency: string, method: SettlementLine['method']) => ({
  ...emptyLine(world.clock.seconds()),
  currency,
  order_id: orderId,
  order_receipt: lookUp(world, 'order', orderId).receipt,
  method,
})

/** In paise; negative where more is taken back than came. */
export const sumOf = (lines: readonly SettlementLine[]): number =>
  lines.reduce((sum, { credit, debit }) => sum + credit - debit, 0)
