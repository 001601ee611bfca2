// A settlement before it is made: its lines, and what the faults that wait for it do to it.
import type { Settlement } from '../entities/settlement.ts'
import type { SettlementLine } from '../entities/settlement-line.ts'
import type { StoredLine } from '../store/settlement-lines.ts'
import type { WholeSettlement } from './faults.ts'
import { sumOf } from './line.ts'

/** `stored`: the line that it is made of; one that a fault adds has none. */
export type DraftLine = { stored: StoredLine | undefined; line: SettlementLine; isTold: boolean }

export type Draft = Pick<Settlement['bank'], 'answer' | 'isReferenceTold'> & {
  lines: DraftLine[]
  /** Lines of payments that no fault has changed. */
  untouched: DraftLine[]
  /** Paise that the settlement has over what its lines add up to. */
  amountOff: number
  /** Lines that have a settlement of their own. */
  splitOff: DraftLine[]
  /** Faults of the whole settlement: each once. */
  faults: WholeSettlement[]
}

export function draftOf(stored: readonly StoredLine[]): Draft {
  const lines = stored.map((one) => ({ stored: one, line: one.line, isTold: true }))
  return {
    lines,
    untouched: lines.filter(({ line }) => line.type === 'payment'),
    amountOff: 0,
    answer: 'processed',
    isReferenceTold: true,
    splitOff: [],
    faults: [],
  }
}

/** In paise: what the bank is going to get. */
export const amountOf = ({ lines, amountOff }: Pick<Draft, 'lines' | 'amountOff'>): number =>
  sumOf(lines.map(({ line }) => line)) + amountOff
