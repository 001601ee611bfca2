// Decides how much of each box may be paid to its host now, and what of it is set off against debts of the host's other boxes.
import type { Paise } from '../../../db/tables.ts'

/** One box of a host. */
export type BoxTerms = {
  id: string
  hasEnded: boolean
  /** Owed by the ledger, and not in live attempts; negative where the host owes us. */
  unpaidPaise: Paise
  /** Sum of gifts with a refund that has not failed, or a dispute that is open. */
  reservedPaise: Paise
  /** 0 where payouts do not wait for settlements. */
  unsettledPaise: Paise
  /** Sum of payouts that an administrator has cancelled. */
  withheldPaise: Paise
}

/**
 * Paise for open payouts, by the id of each box that has ended; 0 is listed, too. `boxes`: all of one host, the first that ended first:
 * it bears the debts of the others first.
 */
export function available(boxes: readonly BoxTerms[]): ReadonlyMap<string, Paise> {
  const ended = boxes.filter(({ hasEnded }) => hasEnded)
  const taken = takeDebts(boxes, ended)
  return new Map(ended.map((box) => [box.id, freeOf(box) - (taken.get(box.id) ?? 0)]))
}

/** The part of the host's debts that each box bears, once: money that is not settled yet bears what is left of them. */
export function sharesOfDebts(boxes: readonly BoxTerms[]): ReadonlyMap<string, Paise> {
  const ended = boxes.filter(({ hasEnded }) => hasEnded)
  return takeDebts(boxes, [...ended, ...ended.map((box) => ({ ...box, unsettledPaise: 0 }))])
}

/** Paise by box. `bearing`: in the order in which they bear the debts; one that comes again has borne its first share. */
function takeDebts(boxes: readonly BoxTerms[], bearing: readonly BoxTerms[]): ReadonlyMap<string, Paise> {
  let debtPaise = boxes.reduce((sum, box) => sum + debtOf(box), 0)
  const taken = new Map<string, Paise>()
  for (const box of bearing) {
    const before = taken.get(box.id) ?? 0
    const paise = Math.min(freeOf(box) - before, debtPaise)
    debtPaise -= paise
    taken.set(box.id, before + paise)
  }
  return taken
}

type SetOff = { fromId: string; toId: string; paise: Paise }

/**
 * Moves what the host owes us by the ledger to the boxes that bear it, in the order of `available`, whose answer stays the same.
 * `owedPaise`: by the ledger, live attempts included. A refund or an attempt that is under way may still fail: it makes no such debt.
 */
export function setOffs(boxes: readonly (BoxTerms & { owedPaise: Paise })[]): SetOff[] {
  const debts = boxes
    .filter(({ owedPaise }) => owedPaise < 0)
    .map(({ id, owedPaise }) => ({ id, leftPaise: -owedPaise }))
  return boxes
    .filter(({ hasEnded }) => hasEnded)
    .flatMap((box) => {
      let freePaise = freeOf(box)
      return debts.flatMap((debt) => {
        const paise = Math.min(freePaise, debt.leftPaise)
        freePaise -= paise
        debt.leftPaise -= paise
        return paise > 0 ? [{ fromId: box.id, toId: debt.id, paise }] : []
      })
    })
}

const freeOf = ({ unpaidPaise, reservedPaise, unsettledPaise, withheldPaise }: BoxTerms): Paise =>
  Math.max(0, unpaidPaise - reservedPaise - unsettledPaise - withheldPaise)

/** The host was sent so much beyond what is owed, or will have been when the box’s refunds are through. */
const debtOf = ({ unpaidPaise, reservedPaise }: BoxTerms): Paise => Math.max(0, reservedPaise - unpaidPaise)
