// Makes a settlement of lines, and moves it: created → processed, or failed, which is not final.
import type { Settlement, SettlementStatus } from '../entities/settlement.ts'
import { badRequest } from '../http/razorpay-error.ts'
import type { StoredLine } from '../store/settlement-lines.ts'
import type { World } from '../world.ts'

/** What the bank takes to answer. */
const ANSWERED_AFTER_SECONDS = 3600

/** In paise; negative where more is taken back than came. */
export function sumOf(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, { line }) => sum + line.credit - line.debit, 0)
}

/** Takes the lines into a settlement of the given moment (unix seconds). */
export function createSettlement(world: World, lines: readonly StoredLine[], createdAt: number): Settlement {
  const settlement: Settlement = {
    id: world.random.id('setl'),
    entity: 'settlement',
    amount: sumOf(lines),
    status: 'created',
    fees: 0,
    tax: 0,
    utr: null,
    created_at: createdAt,
    answered_at: createdAt + ANSWERED_AFTER_SECONDS,
  }
  world.entities.put(settlement)
  for (const { line, ...stored } of lines) {
    world.settlementLines.save({
      ...stored,
      line: { ...line, settled: true, settled_at: createdAt, settlement_id: settlement.id },
    })
  }
  return settlement
}

/** A failed one may be tried again and be processed; a processed one is final. */
export function moveSettlement(
  world: World,
  settlement: Settlement,
  status: Exclude<SettlementStatus, 'created'>,
): Settlement {
  if (settlement.status === 'processed' || settlement.status === status)
    throw badRequest(`The settlement is ${settlement.status} already.`)
  const moved: Settlement = {
    ...settlement,
    status,
    utr: status === 'processed' ? `RZRP${world.random.digits(12)}` : null,
  }
  world.entities.put(moved)
  if (status === 'failed') return moved
  for (const { line, ...stored } of world.settlementLines.ofSettlement(settlement.id))
    world.settlementLines.save({ ...stored, line: { ...line, settlement_utr: moved.utr } })
  world.announce('settlement.processed', { settlement: moved })
  return moved
}

/** The settlement as the API and its events show it. */
export function presentSettlement({ answered_at: _, ...shown }: Settlement) {
  return shown
}
