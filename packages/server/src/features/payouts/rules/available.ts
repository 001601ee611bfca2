// Decides how much of each box may be paid to its host now.
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
  let debtPaise = boxes.reduce((sum, box) => sum + debtOf(box), 0)
  return new Map(
    boxes
      .filter(({ hasEnded }) => hasEnded)
      .map(({ id, unpaidPaise, reservedPaise, unsettledPaise, withheldPaise }) => {
        const freePaise = Math.max(0, unpaidPaise - reservedPaise - unsettledPaise - withheldPaise)
        const takenPaise = Math.min(freePaise, debtPaise)
        debtPaise -= takenPaise
        return [id, freePaise - takenPaise] as const
      }),
  )
}

/** The host was sent so much beyond what is owed, or will have been when the box’s refunds are through. */
const debtOf = ({ unpaidPaise, reservedPaise }: BoxTerms): Paise => Math.max(0, reservedPaise - unpaidPaise)
