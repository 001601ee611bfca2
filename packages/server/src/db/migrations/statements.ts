// Makes a forward-only migration of SQL statements. PGlite takes one statement per query, so each is a string of its own.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration that runs `statements` in order, in the migrator's own transaction. */
export const statements = (...statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
