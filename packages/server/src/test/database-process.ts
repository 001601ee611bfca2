// A process for tests that opens a database and tells what it does, a line each: `found N M` (rows and the highest number
// there), then `wrote N` after each acknowledged row, until it is killed. `closed` in place of rows when asked only to open.
import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '../db/open-database.ts'
import { SOME_TIME } from './rows.ts'

const [mode, dataDir = '', databaseUrl] = process.argv.slice(2)
const tell = (line: string): void => void writeSync(1, `${line}\n`)
const complain = (details: unknown): void => void writeSync(2, `${details}\n`)
const log = { info() {}, warn: complain, error: complain }

const { db, close } = await openDatabase({ dataDir, databaseUrl, log })
const { rows, highest } = await db
  .selectFrom('contact_messages')
  .select((eb) => [
    eb.fn.countAll<number>().as('rows'),
    eb.fn.coalesce(sql<number>`max(subject::int)`, sql<number>`0`).as('highest'),
  ])
  .executeTakeFirstOrThrow()
tell(`found ${rows} ${highest}`)

if (mode === 'open') {
  await close()
  tell('closed')
} else {
  for (let number = highest + 1; ; number++) {
    const row = {
      name: 'n',
      email: 'e',
      subject: String(number),
      message: 'm',
      created_at: SOME_TIME,
      mailed_at: null,
    }
    await db.insertInto('contact_messages').values(row).execute()
    tell(`wrote ${number}`)
    // So that some are killed in or after a checkpoint.
    if (number % 40 === 0) await sql`checkpoint`.execute(db)
  }
}
