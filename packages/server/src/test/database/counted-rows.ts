// Writes rows that are numbered without gaps, so that a lost one is noticed.
import { writeSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { SOME_TIME } from '../rows.ts'

const print = (line: string): void => void writeSync(1, `${line}\n`)

/** Prints `found N M`: the number of rows and the highest number, which it returns. */
export async function printFound(db: Kysely<Database>): Promise<number> {
  const { rows, highest } = await db
    .selectFrom('contact_messages')
    .select((eb) => [
      eb.fn.countAll<number>().as('rows'),
      eb.fn.coalesce(sql<number>`max(subject::int)`, sql<number>`0`).as('highest'),
    ])
    .executeTakeFirstOrThrow()
  print(`found ${rows} ${highest}`)
  return highest
}

/** Commits one row. */
async function writeRow(db: Kysely<Database>, number: number): Promise<void> {
  const row = { name: 'n', email: 'e', subject: String(number), message: 'm', mailed_at: null }
  await db
    .insertInto('contact_messages')
    .values({ ...row, created_at: SOME_TIME })
    .execute()
}

/** Prints `wrote N` after each acknowledged row, until its process is killed. */
export async function writeForEver(db: Kysely<Database>): Promise<never> {
  for (let number = (await printFound(db)) + 1; ; number++) {
    await writeRow(db, number)
    print(`wrote ${number}`)
    // So that some kills happen in or after a checkpoint.
    if (number % 40 === 0) await sql`checkpoint`.execute(db)
  }
}
