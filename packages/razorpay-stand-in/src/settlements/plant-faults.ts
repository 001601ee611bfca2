// Plants the faults that wait for a settlement in its draft.
import type { World } from '../world.ts'
import { amountOf, type Draft, type DraftLine } from './draft.ts'
import {
  addedLine,
  CHANGED_LINES,
  isAddedLine,
  isWholeSettlement,
  type PaymentFault,
  type SettlementFault,
  type WholeSettlement,
} from './faults.ts'
import { sumOf } from './line.ts'

const AMOUNT_OFF_PAISE = 100

/** Each fault changes another payment. One for which there is none, or no money, waits for the next settlement. */
export function plantFaults(world: World, draft: Draft, createdAt: number): void {
  const waiting = world.settings.read('settlementFaults')
  if (waiting.length === 0) return
  world.settings.write(
    'settlementFaults',
    waiting.filter((kind) => !plant(world, draft, kind, createdAt)),
  )
}

/** Returns false if it has to wait. */
function plant(world: World, draft: Draft, kind: SettlementFault, createdAt: number): boolean {
  if (isAddedLine(kind)) {
    const line = addedLine(world.random, kind, createdAt)
    if (amountOf(draft) + sumOf([line]) <= 0) return false
    draft.lines.push({ stored: undefined, line, isTold: true })
    return true
  }
  if (isWholeSettlement(kind)) return plantInSettlement(draft, kind)
  const [target] = draft.untouched
  // At least the smallest change must leave something to settle.
  if (!target || amountOf(draft) <= target.line.credit) return false
  draft.untouched.shift()
  plantInLine(draft, kind, target)
  return true
}

function plantInLine(draft: Draft, kind: PaymentFault, target: DraftLine): void {
  switch (kind) {
    case 'line missing':
      target.isTold = false
      return
    case 'line twice':
      draft.lines.push({ ...target, stored: undefined })
      return
    default:
      target.line = { ...target.line, ...CHANGED_LINES[kind](target.line) }
  }
}

function plantInSettlement(draft: Draft, kind: WholeSettlement): boolean {
  if (draft.faults.includes(kind)) return false
  switch (kind) {
    case 'failed':
      draft.answer = 'failed'
      break
    case 'reference missing':
      draft.isReferenceTold = false
      break
    case 'amount of settlement wrong':
      draft.amountOff = AMOUNT_OFF_PAISE
      break
    case 'split': {
      const [target] = draft.untouched
      if (!target || amountOf(draft) <= target.line.credit) return false
      draft.untouched.shift()
      draft.lines = draft.lines.filter((line) => line !== target)
      draft.splitOff.push(target)
    }
  }
  draft.faults.push(kind)
  return true
}
