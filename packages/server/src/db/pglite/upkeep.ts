// Does the maintenance that PostgreSQL's background processes do and PGlite lacks: checkpoints, statistics, vacuum.
import type { PGlite } from '@electric-sql/pglite'
import type { DatabaseLog } from '../opened-dialect.ts'

const EVERY_MS = 10_000
const CHECKPOINT_EVERY_MS = 5 * 60_000
const CHECKPOINT_AFTER_WAL_BYTES = 32 * 1024 * 1024
const ANALYZE_AFTER_ROWS = 1000

const tableNames = async (pglite: PGlite, condition: string): Promise<string[]> => {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where ${condition}`,
  )
  return rows.map((row) => row.name)
}

const walPosition = async (pglite: PGlite): Promise<number> => {
  const { rows } = await pglite.query<{ bytes: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::bigint as bytes`,
  )
  return rows[0]?.bytes ?? 0
}

/** Starts the maintenance of `pglite`. @returns a function that stops it and resolves when none of it is running any more. */
export const startUpkeep = (pglite: PGlite, log: DatabaseLog): (() => Promise<void>) => {
  let checkpointedAt = { position: 0, ms: Number.NEGATIVE_INFINITY }

  const checkpoint = async (): Promise<void> => {
    const written = (await walPosition(pglite)) - checkpointedAt.position
    const isDue = performance.now() - checkpointedAt.ms > CHECKPOINT_EVERY_MS
    if (written < CHECKPOINT_AFTER_WAL_BYTES && !(isDue && written > 0)) return
    await pglite.query('checkpoint')
    // A checkpoint writes a record of itself: measuring after it, an idle database stays idle.
    checkpointedAt = { position: await walPosition(pglite), ms: performance.now() }
  }

  const analyze = async (): Promise<void> => {
    const changed = await tableNames(pglite, `n_mod_since_analyze >= ${ANALYZE_AFTER_ROWS}`)
    for (const name of changed) await pglite.query(`analyze ${name}`)
  }

  // At night in India, one table at a time, because all queries wait for each.
  const vacuum = async (): Promise<void> => {
    const nightly = await tableNames(
      pglite,
      `extract(hour from now() at time zone 'Asia/Kolkata') = 3
        and n_dead_tup > 0 and coalesce(last_vacuum, '-infinity') < now() - interval '20 hours'`,
    )
    for (const name of nightly) await pglite.query(`vacuum (analyze) ${name}`)
  }

  const run = async (): Promise<void> => {
    try {
      await checkpoint()
      await analyze()
      await vacuum()
    } catch (error) {
      log.error({ err: error }, 'The upkeep of the embedded database failed; it is tried again.')
    }
  }

  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(run)
  }, EVERY_MS).unref()

  return async () => {
    clearInterval(timer)
    await running
  }
}
