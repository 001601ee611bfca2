// Compares counted notes and cheques with what was written down.
import type { CountBody } from '@lifafa/contract/endpoints/register/counts'

type Counted = Pick<
  CountBody,
  | 'notes_500'
  | 'notes_200'
  | 'notes_100'
  | 'notes_50'
  | 'notes_20'
  | 'notes_10'
  | 'coins_paise'
  | 'cheques_paise'
>

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
export const cashPaise = (counted: Omit<Counted, 'cheques_paise'>): number =>
  PAISE *
    (500 * counted.notes_500 +
      200 * counted.notes_200 +
      100 * counted.notes_100 +
      50 * counted.notes_50 +
      20 * counted.notes_20 +
      10 * counted.notes_10) +
  counted.coins_paise

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
