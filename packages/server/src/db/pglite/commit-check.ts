// Refuses to start on a PGlite whose commits do not reach the disk: another version of it, or of Node, may undo what we added.
import type { PGlite } from '@electric-sql/pglite'
import type { DurableFileSystem } from './durable-file-system.ts'

/** @throws unless one commit made `fileSystem` sync */
export const checkCommitReachesDisk = async (
  pglite: PGlite,
  fileSystem: DurableFileSystem,
): Promise<void> => {
  const before = fileSystem.syncCount
  // The smallest commit that has something to write: one record in the log, no row anywhere.
  await pglite.query(`select pg_logical_emit_message(true, 'lifafa', 'does a commit reach the disk?')`)
  if (fileSystem.syncCount === before)
    throw new Error(
      'The embedded database acknowledged a commit without writing it to disk, so a power cut could lose payments. ' +
        'Use the pinned version of @electric-sql/pglite, or set DATABASE_URL to a PostgreSQL.',
    )
}
