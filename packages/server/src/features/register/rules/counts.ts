// Compares counted notes and cheques with what was written down.
import { type CountBody, NOTES } from '@lifafa/contract/endpoints/register/desk-counts'

type Cash = Pick<CountBody, `notes_${(typeof NOTES)[number]}` | 'coins_paise'>
type Counted = Cash & Pick<CountBody, 'cheques_paise'>

type Open = { kind: string; amount_paise: number | null }

export type Comparison = {
  entries: number
  expected_cash_paise: number
  expected_cheques_paise: number
  counted_cash_paise: number
  counted_cheques_paise: number
  difference_paise: number
}

const PAISE = 100

/** The sum of notes and coins. */
export const cashPaise = (counted: Cash): number =>
  NOTES.reduce((sum, rupees) => sum + PAISE * rupees * counted[`notes_${rupees}`], counted.coins_paise)

const sumOf = (open: readonly Open[], kind: string): number =>
  open.reduce((sum, entry) => sum + (entry.kind === kind ? (entry.amount_paise ?? 0) : 0), 0)

export function compare(open: readonly Open[], counted: Counted): Comparison {
  const expected = { cash: sumOf(open, 'cash'), cheques: sumOf(open, 'cheque') }
  const cash = cashPaise(counted)
  return {
    entries: open.length,
    expected_cash_paise: expected.cash,
    expected_cheques_paise: expected.cheques,
    counted_cash_paise: cash,
    counted_cheques_paise: counted.cheques_paise,
    difference_paise: cash + counted.cheques_paise - expected.cash - expected.cheques,
  }
}
