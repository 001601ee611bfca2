// Settles what is due: one settlement for each working day, and the bank's answer to each.
import type { Settlement } from '../entities/settlement.ts'
import type { StoredLine } from '../store/settlement-lines.ts'
import type { World } from '../world.ts'
import { amountOf, type Draft, draftOf } from './draft.ts'
import { sumOf } from './line.ts'
import { plantFaults } from './plant-faults.ts'
import { moveSettlement, newSettlement } from './settlement.ts'

/** Runs the days that have come since the last call, as if each had been run at its time. */
export function settleDueDays(world: World): void {
  const now = world.clock.seconds()
  for (const moment of world.settlementLines.dueMoments(now))
    settleLines(world, world.settlementLines.unsettled(moment), moment)
  for (const status of ['created', 'failed'] as const) {
    for (const settlement of world.entities.list('settlement', { status }).reverse())
      if (settlement.bank.answersAt <= now) moveSettlement(world, settlement, settlement.bank.answer)
  }
}

/** Settles all lines at once. */
export const settleNow = (world: World): Settlement[] =>
  settleLines(world, world.settlementLines.unsettled(Number.MAX_SAFE_INTEGER), world.clock.seconds())

/** A negative sum makes no settlement, and the lines wait for the next. */
function settleLines(world: World, stored: StoredLine[], createdAt: number): Settlement[] {
  if (sumOf(stored.map(({ line }) => line)) <= 0) return []
  const draft = draftOf(stored)
  plantFaults(world, draft, createdAt)
  const parts = [{ ...draftOf([]), lines: draft.splitOff }, draft].filter(({ lines }) => lines.length > 0)
  return parts.map((part) => settle(world, part, createdAt))
}

function settle(world: World, draft: Draft, createdAt: number): Settlement {
  const { bank, ...made } = newSettlement(world, amountOf(draft), createdAt)
  const { answer, isReferenceTold } = draft
  const settlement: Settlement = { ...made, bank: { ...bank, answer, isReferenceTold } }
  world.entities.put(settlement)
  for (const { stored, line, isTold } of draft.lines) {
    const settled = {
      ...line,
      on_hold: false,
      settled: true,
      settled_at: isTold ? createdAt : null,
      settlement_id: settlement.id,
    }
    if (stored) world.settlementLines.save({ ...stored, line: settled })
    else world.settlementLines.plant(settled, createdAt)
  }
  return settlement
}
