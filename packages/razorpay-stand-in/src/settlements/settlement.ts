// A settlement and its states: created → processed, or failed, which is not final.
import type { Settlement, SettlementStatus } from '../entities/settlement.ts'
import { badRequest } from '../http/razorpay-error.ts'
import type { World } from '../world.ts'
import { workingDaysAfter } from './working-days.ts'

/** The bank answers after so long. */
const ANSWERS_AFTER_SECONDS = 3600

/** Amount in paise, `createdAt` in unix seconds. */
export function newSettlement(world: World, amount: number, createdAt: number): Settlement {
  return {
    id: world.random.id('setl'),
    entity: 'settlement',
    amount,
    status: 'created',
    fees: 0,
    tax: 0,
    utr: null,
    created_at: createdAt,
    bank: {
      answersAt: createdAt + ANSWERS_AFTER_SECONDS,
      answer: 'processed',
      reference: `RZRP${world.random.digits(12)}`,
      isReferenceTold: true,
    },
  }
}

/** A failed one is tried again on the next working day, also one that our bank returns after it was processed. */
export function moveSettlement(
  world: World,
  settlement: Settlement,
  status: Exclude<SettlementStatus, 'created'>,
): Settlement {
  if (settlement.status === status) throw badRequest(`The settlement is ${settlement.status} already.`)
  if (status === 'processed') return process(world, settlement)
  const answersAt = workingDaysAfter(world.clock.seconds(), 1) + ANSWERS_AFTER_SECONDS
  const failed: Settlement = {
    ...settlement,
    status,
    bank: { ...settlement.bank, answersAt, answer: 'processed' },
  }
  world.entities.put(failed)
  return failed
}

/** Adds the parts that a fault has left out: the bank's reference, and lines that were missing in the report. */
export function completeSettlement(world: World, settlement: Settlement): Settlement {
  const complete: Settlement = {
    ...settlement,
    utr: settlement.status === 'processed' ? settlement.bank.reference : null,
    bank: { ...settlement.bank, isReferenceTold: true },
  }
  world.entities.put(complete)
  tellLines(world, complete, { settled_at: complete.created_at, settlement_utr: complete.utr })
  return complete
}

/** The settlement as the API and its events show it. */
export function presentSettlement({ bank: _, ...shown }: Settlement) {
  return shown
}

function process(world: World, settlement: Settlement): Settlement {
  const { reference, isReferenceTold } = settlement.bank
  const processed: Settlement = {
    ...settlement,
    status: 'processed',
    utr: isReferenceTold ? reference : null,
  }
  world.entities.put(processed)
  tellLines(world, processed, { settlement_utr: processed.utr })
  world.announce('settlement.processed', { settlement: processed })
  return processed
}

function tellLines(
  world: World,
  settlement: Settlement,
  told: { settled_at?: number; settlement_utr: string | null },
): void {
  for (const { line, ...stored } of world.settlementLines.ofSettlement(settlement.id))
    world.settlementLines.save({ ...stored, line: { ...line, ...told } })
}
