// Settles what is due: one settlement for each working day, and the bank's answer to each.
import type { Settlement } from '../entities/settlement.ts'
import type { World } from '../world.ts'
import { createSettlement, moveSettlement, sumOf } from './settlement.ts'

/** Runs the days that have come since the last call, as if each had been run at its time. */
export function settleDueDays(world: World): void {
  const now = world.clock.seconds()
  for (const moment of world.settlementLines.dueMoments(now)) settleUntil(world, moment, moment)
  for (const settlement of world.entities.list('settlement', { status: 'created' }).reverse())
    if (settlement.answered_at <= now) moveSettlement(world, settlement, 'processed')
}

/**
 * Settles all lines that are due until `until`, in a settlement of the given moment (both unix seconds). Where more is taken
 * back than came there is none, and they wait for the next.
 */
export function settleUntil(world: World, until: number, createdAt: number): Settlement | undefined {
  const lines = world.settlementLines.unsettled(until)
  return sumOf(lines) > 0 ? createSettlement(world, lines, createdAt) : undefined
}
