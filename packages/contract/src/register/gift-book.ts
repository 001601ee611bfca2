// The facts of a printed gift book and of a count's sheet, as they are drawn.

import type { BookOrder, BookPaper } from '../endpoints/register/book.ts'
import type { ClosedCount } from '../endpoints/register/counts.ts'
import type { Gift } from '../endpoints/register/entries.ts'
import type { HostLanguage } from '../languages.ts'

/** The event on the cover. `title`: first names with ♥ between, or the event’s name. `day`: `YYYY-MM-DD`. */
export type BookBox = { title: string; day: string; place: string }

/**
 * A gift with what only its book has. `reading`: the name in the letters of the book’s language; empty if it has them. From `address` on:
 * of a guest who gave online. `written_name`: the guest’s own spelling, if the host has corrected it; `reference`: as on the receipt;
 * `erased`: missing details are not kept any more.
 */
export type BookGift = Omit<Gift, 'desk' | 'gave'> & {
  note: string
  envelope: number | null
  reading: string
  address: string
  blessing: string
  written_name: string
  reference: string
  bank_reference: string
  erased: boolean
}

/** `gifts`: in their order; those that were struck out have a `void_reason`, and are in no sum. Moments in ISO 8601. */
export type GiftBook = {
  box: BookBox
  as_of: string
  paper: BookPaper
  order: BookOrder
  language: HostLanguage
  gifts: readonly BookGift[]
}

export type CountSheet = { box: BookBox; language: HostLanguage; count: ClosedCount; as_of: string }
