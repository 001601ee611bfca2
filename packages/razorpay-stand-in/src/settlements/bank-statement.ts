// The statement of the merchant's bank: settlements come in, payouts go out with their charge.
import type { World } from '../world.ts'

/** Amounts in paise. `reference` is the bank's (UTR); `of` is the settlement or the payout. */
export type BankEntry = {
  of: string
  kind: 'settlement' | 'payout' | 'payout charge' | 'payout returned'
  reference: string | null
  credit: number
  debit: number
}

/**
 * Everything that the bank has booked, and the balance, which begins at 0. A payout leaves the account when it is being processed
 * (docs: transactions); one that failed on its way is not on the statement. Its charge is what the payout itself tells, once it
 * has arrived; of one that came back later, too (docs: the sample of payout.reversed has fees).
 */
export function bankStatement(world: World): { entries: BankEntry[]; balance: number } {
  const settlements = world.entities
    .list('settlement', { status: 'processed' })
    .reverse()
    .map(({ id, bank, amount }) => entry(id, 'settlement', bank.reference, amount))
  const payouts = world.entities
    .list('payout', {})
    .reverse()
    .flatMap(({ id, utr, amount, fees, status }) => [
      ...(status === 'processing' || utr !== null ? [entry(id, 'payout', utr, -amount)] : []),
      ...(utr === null || !fees ? [] : [entry(id, 'payout charge', utr, -fees)]),
      ...(status === 'reversed' && utr !== null ? [entry(id, 'payout returned', utr, amount)] : []),
    ])
  const entries = [...settlements, ...payouts]
  return { entries, balance: entries.reduce((sum, { credit, debit }) => sum + credit - debit, 0) }
}

function entry(of: string, kind: BankEntry['kind'], reference: string | null, amount: number): BankEntry {
  return { of, kind, reference, credit: Math.max(amount, 0), debit: Math.max(-amount, 0) }
}
