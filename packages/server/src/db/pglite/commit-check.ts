// Refuses to start on a PGlite whose commits are not synced to disk: another version of it, or of Node, may bypass our file system.
import type { PGlite } from '@electric-sql/pglite'
import type { DurableFileSystem } from './durable-file-system.ts'

/** @throws unless one commit made `fileSystem` sync */
export const checkCommitReachesDisk = async (
  pglite: PGlite,
  fileSystem: DurableFileSystem,
): Promise<void> => {
  const before = fileSystem.syncCount
  // The smallest commit that writes something: one record in the log, no row in a table.
  await pglite.query(`select pg_logical_emit_message(true, 'lifafa', 'does a commit reach the disk?')`)
  if (fileSystem.syncCount === before)
    throw new Error(
      'The embedded database acknowledged a commit without writing it to disk, so a power cut could lose payments. ' +
        'Use the pinned version of @electric-sql/pglite, or set DATABASE_URL to a PostgreSQL.',
    )
}
