// Decides how much of each box may be paid to its host now.
import type { Paise } from '../../../db/tables.ts'

/** One box of a host. Each term is left out of what may be paid. */
export type BoxTerms = {
  id: string
  hasEnded: boolean
  /** By the ledger; negative where the host owes us. */
  owedPaise: Paise
  /** Sum of gifts with a refund that has not failed, or a dispute that is open. */
  reservedPaise: Paise
  /** 0 where payouts do not wait for settlements. */
  unsettledPaise: Paise
  /** Sum of live attempts. */
  livePaise: Paise
  /** Sum of payouts that an administrator has cancelled. */
  withheldPaise: Paise
}

/**
 * Paise for open payouts, by the id of each box that has ended; 0 is listed, too. `boxes`: all of one host, the first that ended first:
 * it bears the debts of the others first.
 */
export function available(boxes: readonly BoxTerms[]): ReadonlyMap<string, Paise> {
  let debtPaise = boxes.reduce((sum, box) => sum + debtOf(box), 0)
  return new Map(
    boxes
      .filter(({ hasEnded }) => hasEnded)
      .map((box) => {
        const { owedPaise, reservedPaise, unsettledPaise, livePaise, withheldPaise } = box
        const freePaise = Math.max(0, owedPaise - reservedPaise - unsettledPaise - livePaise - withheldPaise)
        const takenPaise = Math.min(freePaise, debtPaise)
        debtPaise -= takenPaise
        return [box.id, freePaise - takenPaise] as const
      }),
  )
}

/** The host was sent so much beyond what is owed, or will have been when the box’s refunds are through. */
const debtOf = ({ owedPaise, reservedPaise, livePaise }: BoxTerms): Paise =>
  Math.max(0, livePaise + reservedPaise - owedPaise)
