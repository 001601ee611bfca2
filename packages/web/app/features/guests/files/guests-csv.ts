// Exports the guest list as CSV (RFC 4180). Loaded on demand with its CSV library.
import { formatMoment } from '@lifafa/contract/dates'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import type { HostLanguage } from '@lifafa/contract/languages'
import type { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { Translated } from '@lifafa/contract/sentences/translated'
import { csvText } from '../../../lib/browser/csv.ts'
import { missing, shownName } from '../../../lib/parts/guest-details.ts'

/** The words of a file, in the language of the page. */
export type FileWords = { sentences: Translated<typeof guestsSentences>; language: HostLanguage }

/**
 * The file's text with a byte-order mark: a row of headings, then a row for each guest, in the given order. All cells are
 * quoted, line breaks in them stay, formulas follow an apostrophe. Amounts are whole rupees without grouping.
 */
export function guestsCsv(guests: readonly GuestContribution[], { sentences, language }: FileWords): string {
  const data = guests.map(({ name, phone, amount, address, created_at, erased }) => [
    shownName({ name, erased }, sentences),
    phone || missing({ erased }, sentences.notProvided, sentences),
    String(amount),
    address || missing({ erased }, sentences.notProvided, sentences),
    created_at ? formatMoment(created_at, language) : sentences.notProvided,
  ])
  return csvText(sentences.csvColumns, data)
}
