// Stores the language that somebody chose before signing in, once they have proved that the account is theirs.
import type { HostLanguage } from '@lifafa/contract/languages'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** Returns the language of the account from then on; undefined leaves it. */
export async function chooseLanguage(
  db: Kysely<Database>,
  { id, language }: Pick<Row<'hosts'>, 'id' | 'language'>,
  chosen: HostLanguage | undefined,
  now: Date,
): Promise<HostLanguage> {
  if (chosen === undefined || chosen === language) return language
  await db.updateTable('hosts').set({ language: chosen, updated_at: now }).where('id', '=', id).execute()
  return chosen
}
