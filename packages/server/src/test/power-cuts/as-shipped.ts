// Opens PGlite as shipped, which never syncs: the negative control.
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { Kysely, PGliteDialect } from 'kysely'
import { parsers } from '../../db/parsers.ts'
import type { Database } from '../../db/tables.ts'

/** @param dataDir with a migrated database */
export async function openAsShipped(dataDir: string): Promise<{ db: Kysely<Database> }> {
  const pglite = await PGlite.create({ fs: new NodeFS(join(dataDir, 'database')), parsers })
  return { db: new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }) }
}
