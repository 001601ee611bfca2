// Decides how a fee is invoiced: its financial year, its number, and the GST in it.
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { Paise, Row } from '../../db/tables.ts'

/** India's financial year runs from April to March: `26-27` from 2026-04-01 on. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = todayInIndia(at).split('-').map(Number)
  const begins = month >= 4 ? year : year - 1
  const short = (of: number) => String(of % 100).padStart(2, '0')
  return `${short(begins)}-${short(begins + 1)}`
}

const PREFIX = { invoice: 'LF', 'credit-note': 'LC' } as const

/** At most sixteen characters, consecutive within a financial year (CGST Rules, rule 46(b)): `LF/26-27/0000042`. */
export const invoiceNumber = (invoice: { kind: keyof typeof PREFIX; year: string; number: number }): string =>
  `${PREFIX[invoice.kind]}/${invoice.year}/${String(invoice.number).padStart(7, '0')}`

const NUMBER = /^(LF|LC)\/(\d\d-\d\d)\/(\d{1,9})$/i

/** Parses a written number; undefined if it is none. */
export function invoiceNumbered(
  text: string,
): { kind: keyof typeof PREFIX; year: string; number: number } | undefined {
  const [, prefix = '', year = '', number] = NUMBER.exec(text) ?? []
  if (number === undefined) return undefined
  const kind = prefix.toUpperCase() === PREFIX.invoice ? 'invoice' : 'credit-note'
  return { kind, year, number: Number(number) }
}

/** The GST that a fee includes, rounded to the paisa. */
const gstWithin = (feePaise: Paise, percent: number): Paise =>
  Math.round((feePaise * percent) / (100 + percent))

/** `feePaise` with its GST. `creditsId`: of a credit note, the invoice that it reduces (CGST Act, section 34). */
export type Paper = Record<'feePaise' | 'gstPercent' | 'gstPaise', number> & {
  kind: Row<'fee_invoices'>['kind']
  creditsId: string | null
}

export const invoiceFor = (feePaise: Paise, gstPercent: number): Paper => ({
  ...{ kind: 'invoice', creditsId: null, feePaise, gstPercent },
  gstPaise: gstWithin(feePaise, gstPercent),
})

/** An invoice, with what credit notes have left of it. */
export type Creditable = Record<'feePaise' | 'gstPercent' | 'gstPaise', number> & { id: string }

/**
 * Credit notes for `feePaise` that were returned: as much of each invoice as is left, in their order, with its rate of GST. The note that
 * takes the last of an invoice takes the last of its GST, so that no paisa of it stays owed.
 */
export function creditNotesFor(feePaise: Paise, invoices: readonly Creditable[]): Paper[] {
  const notes: Paper[] = []
  let rest = feePaise
  for (const { id, gstPercent, ...left } of invoices) {
    const credited = Math.min(rest, left.feePaise)
    if (credited <= 0) continue
    rest -= credited
    const gstPaise =
      credited === left.feePaise ? left.gstPaise : Math.min(left.gstPaise, gstWithin(credited, gstPercent))
    notes.push({ kind: 'credit-note', creditsId: id, feePaise: credited, gstPercent, gstPaise })
  }
  return notes
}
