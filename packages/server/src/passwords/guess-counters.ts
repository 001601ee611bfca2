// Counts wrong passwords in the database, for all server processes.
import { type Kysely, sql, type Transaction } from 'kysely'
import { CLOCKS_DIFFER_MS } from '../db/shared-counters.ts'
import type { Database, Row } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Guesses, type GuessLimit, guessDelayMs, NO_GUESSES, withGuess } from './guess-delay.ts'

export type GuessCounter = { key: string; limit: GuessLimit }

/**
 * Counts one guess at each counter, unless one of them has to wait: then none is counted, and the milliseconds to wait are
 * returned. The rows are locked between check and count, so that a hundred simultaneous guesses count as a hundred.
 */
export const countGuess = (
  db: Kysely<Database>,
  counters: readonly GuessCounter[],
  now: Date,
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const at = now.getTime()
    const rows = await lockCounters(trx, counters, now)
    const guesses = counters.map(({ key, limit }) => ({
      key,
      limit,
      known: guessesOf(rows.get(key), limit, at),
    }))
    const delayMs = Math.max(...guesses.map(({ known, limit }) => guessDelayMs(known, limit, at)))
    if (delayMs > 0) return delayMs
    for (const { key, limit, known } of guesses)
      await trx
        .updateTable('shared_counters')
        .set({
          count: withGuess(known, limit, at).wrong,
          counted_at: now,
          expires_at: new Date(at + limit.forgottenAfterMs),
        })
        .where('key', '=', key)
        .execute()
    return 0
  })

/** In the order given, the same for all callers that lock the same rows: this excludes deadlocks. */
async function lockCounters(
  trx: Transaction<Database>,
  counters: readonly GuessCounter[],
  now: Date,
): Promise<Map<string, Row<'shared_counters'>>> {
  const rows = await trx
    .insertInto('shared_counters')
    .values(counters.map(({ key }) => ({ key, count: 0, counted_at: now, expires_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
    .returningAll()
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

function guessesOf(
  row: Row<'shared_counters'> | undefined,
  { forgottenAfterMs }: GuessLimit,
  at: number,
): Guesses {
  const msLeft = row ? row.expires_at.getTime() - at : 0
  const isCounting = msLeft > 0 && msLeft <= forgottenAfterMs + CLOCKS_DIFFER_MS
  return row && isCounting ? { wrong: row.count, lastAt: row.counted_at.getTime() } : NO_GUESSES
}

/** Takes back a guess: the password was right, or was not checked. */
export async function takeBackGuess(
  db: Kysely<Database>,
  counters: readonly Pick<GuessCounter, 'key'>[],
): Promise<void> {
  await db
    .updateTable('shared_counters')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where(
      'key',
      'in',
      counters.map(({ key }) => key),
    )
    .execute()
}
