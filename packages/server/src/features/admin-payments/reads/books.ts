// The books for administrators: the same sums and checks that the operator's command prints, without the provider's side.
import type { BooksSection } from '@lifafa/contract/endpoints/admin-payments'
import { readOwnBooks } from '../../../books/read-own-books.ts'
import { openSection, ourSection } from '../../../books/sections.ts'
import { wrongInOwnBooks } from '../../../books/wrong-in-own-books.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { keyModeOf } from '../../payments/rules.ts'

type Told = { at: string; sections: BooksSection[]; wrong: string[] }

/** They are read whole: whoever asks while that is being done is given the same answer. */
export function booksReader({
  db,
  providerSettings,
  now,
}: Pick<Services, 'db' | 'providerSettings' | 'now'>): () => Promise<Told> {
  let underWay: Promise<Told> | undefined
  async function read(): Promise<Told> {
    const at = now().toISOString()
    const books = await inSnapshot(db, (trx) => readOwnBooks(trx, keyModeOf(providerSettings.keyId)))
    return {
      at,
      sections: [ourSection(books.totals), openSection(books.totals)].filter(({ rows }) => rows.length > 0),
      wrong: wrongInOwnBooks(books).map(({ line }) => line),
    }
  }
  return () => {
    underWay ??= read().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
