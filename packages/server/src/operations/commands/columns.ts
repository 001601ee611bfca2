// Lays out tables and amounts for a terminal.
import { formatCount, signedPaise } from '@lifafa/contract/money'
import type { BooksRow } from '../../books/sections.ts'

/** Aligns rupees, also where paise follow. */
const amountOf = (paise: number): string => {
  const written = signedPaise(paise)
  return written.includes('.') ? written : `${written}   `
}

/** One line each: label, number, amount. The columns are as wide as `all` rows of the page need. */
export function tableLines(rows: readonly BooksRow[], all: readonly BooksRow[]): string[] {
  const cells = (row: BooksRow) => [
    row.label,
    row.count === undefined ? '' : formatCount(row.count),
    row.paise === undefined ? '' : amountOf(row.paise),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => cells(row)[column]?.length ?? 0)))
  return rows.map((row) => {
    const [label = '', count = '', amount = ''] = cells(row)
    const [first = 0, second = 0, third = 0] = widths
    return `  ${label.padEnd(first)}  ${count.padStart(second)}  ${amount.padStart(third)}`.trimEnd()
  })
}
