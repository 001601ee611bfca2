// Statements that documents give to an operator run on today's tables.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { insertEventBox } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'
import type { Database } from './tables.ts'

const DOCS = join(import.meta.dirname, '../../../../docs')
const blocks = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) =>
    [...readFileSync(join(DOCS, path), 'utf8').matchAll(/^```sql\n(.*?)^```/gms)].map(
      ([, text = '']) => [path, text] as const,
    ),
  )
const statementsOf = (text: string): string[] =>
  text
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !/^(begin|commit)$/i.test(statement))

class Undone extends Error {}

/** Runs them as one transaction, and undoes it. */
const tryOut = (db: Kysely<Database>, statements: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx)
    throw new Undone()
  })

test.for(blocks)('%s: %s', async ([, text], { app }) => {
  const { id } = await insertEventBox(app.services.db)
  const statements = statementsOf(text.replaceAll('the box', id))
  // The role of the servers, which an installation has under this name.
  const role = /\brole lifafa\b/.test(text) ? ['create role lifafa'] : []
  await expect(tryOut(app.services.db, [...role, ...statements])).rejects.toThrow(Undone)
})
