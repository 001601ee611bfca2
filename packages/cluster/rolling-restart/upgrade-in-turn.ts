// Replaces servers of another version by this one, one after another, while visitors make calls.
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Servers } from '../servers/open-servers.ts'
import type { Visits } from '../servers/visits.ts'
import { restartInTurn } from './restart-in-turn.ts'

const LOOK_EVERY_MS = 50

async function listMigrations<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * So many calls are answered before each replacement and after the last one: by the other version, by both, and by this one.
 * Answers which migrations ran meanwhile.
 */
export async function upgradeInTurn(
  { names, restart, database: { db } }: Pick<Servers, 'names' | 'restart' | 'database'>,
  { answered }: Pick<Visits, 'answered'>,
  callsBetween: number,
): Promise<string[]> {
  const before = new Set(await listMigrations(db))
  const untilAnswered = async () => {
    const enough = answered() + callsBetween
    while (answered() < enough) await delay(LOOK_EVERY_MS)
  }
  await untilAnswered()
  for (const name of names) {
    await restartInTurn({ names: [name], restart }, () => true)
    await untilAnswered()
  }
  return (await listMigrations(db)).filter((name) => !before.has(name))
}
