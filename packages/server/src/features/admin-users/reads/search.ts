// Selects the hosts and event boxes that a search finds: by letters or words, and by a name in the other script.
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { latinSpellings, soundsOf } from '../../../names/other-script.ts'
import { gramsOf } from '../rules.ts'

/** As the partial indexes by sound have it (db/schema): a query must say the same to use them. */
export const IN_DEVANAGARI = sql.lit('[\u0900-\u0963]')

/** `spellings`: as typed, and in Latin letters. `sounds`: consonants of each word, where the name may be in Devanagari; else none. */
export type Search = { spellings: { folded: string; grams: string[] }[]; sounds: string[] }

/** The database folds letters as in the stored column: its rules say which are equal. An empty `text` means all hosts. */
export async function searchFor(db: Kysely<Database>, text: string): Promise<Search> {
  const { rows } = await sql<{ folded: string }>`
    select fold_for_search(spelling) as folded
    from unnest(${[text, ...latinSpellings(text)]}::text[]) with ordinality as spelt (spelling, n) order by n`.execute(
    db,
  )
  return {
    // Two letters of another script stand in half of all names.
    spellings: rows
      .map(({ folded }) => ({ folded, grams: gramsOf(folded) }))
      .filter(({ grams }, place) => place === 0 || grams.length > 0),
    sounds: soundsOf(text),
  }
}

/** Expects `event_boxes b`: all words of `text` are in its name, in either script. Indexes know boxes that are not deleted. */
export function isBoxNamed(text: string): RawBuilder<unknown> {
  const sounds = soundsOf(text)
  const meanings = [text, ...latinSpellings(text)].map(
    (name) => sql`name_words(b.name) @> name_words(${name}::text)`,
  )
  if (sounds.length > 0)
    meanings.push(sql`(b.name ~ ${IN_DEVANAGARI} and name_sounds(b.name) @> ${sounds}::text[])`)
  return sql`(${sql.join(meanings, sql` or `)})`
}

/** All hosts that are not deleted. */
export const allUsers = (db: Kysely<Database>) => db.selectFrom('hosts').where('deleted_at', 'is', null)

export type Users = ReturnType<typeof allUsers>

/** Searches plain text: `%`, `_` and `\` have no special meaning. `byIndex`: narrows the candidates down by index. */
export function usersWith(db: Kysely<Database>, { spellings, sounds }: Search, byIndex = true): Users {
  const meanings: RawBuilder<unknown>[] = spellings.map(({ folded, grams }) =>
    byIndex && grams.length > 0
      ? sql`(search_grams(search_text) @> ${grams}::text[] and strpos(search_text, ${folded}) > 0)`
      : sql`strpos(search_text, ${folded}) > 0`,
  )
  if (sounds.length > 0)
    meanings.push(sql`(first_name || last_name ~ ${IN_DEVANAGARI}
      and name_sounds(first_name || ' ' || last_name) @> ${sounds}::text[])`)
  return allUsers(db).where(sql<SqlBool>`(${sql.join(meanings, sql` or `)})`)
}
