// Rows that are numbered without a hole, so that one that was lost is missed.
import { writeSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { SOME_TIME } from './rows.ts'

const tell = (line: string): void => void writeSync(1, `${line}\n`)

/** Tells `found N M`: rows and the highest number there, which it answers. */
export async function tellFound(db: Kysely<Database>): Promise<number> {
  const { rows, highest } = await db
    .selectFrom('contact_messages')
    .select((eb) => [
      eb.fn.countAll<number>().as('rows'),
      eb.fn.coalesce(sql<number>`max(subject::int)`, sql<number>`0`).as('highest'),
    ])
    .executeTakeFirstOrThrow()
  tell(`found ${rows} ${highest}`)
  return highest
}

/** Commits one row. */
export async function writeRow(db: Kysely<Database>, number: number): Promise<void> {
  const row = { name: 'n', email: 'e', subject: String(number), message: 'm', mailed_at: null }
  await db
    .insertInto('contact_messages')
    .values({ ...row, created_at: SOME_TIME })
    .execute()
}

/** Tells `wrote N` after each row that was acknowledged, until its process is killed. */
export async function writeForEver(db: Kysely<Database>): Promise<never> {
  for (let number = (await tellFound(db)) + 1; ; number++) {
    await writeRow(db, number)
    tell(`wrote ${number}`)
    // So that some are killed in or after a checkpoint.
    if (number % 40 === 0) await sql`checkpoint`.execute(db)
  }
}
