// Copies of databases in tests, as lines of text.
import { dumpDatabase } from '../../../db/copy/dump-database.ts'
import { updatesOfThisServer } from '../../../live-updates/live-updates.ts'
import { openDemoAdmin } from '../../../sandbox/seed.ts'
import { seedDatabase } from '../../../seed/seed-database.ts'
import { noJobs } from '../../../seed/write/seeding.ts'
import { readSettings } from '../../../settings.ts'
import type { TestDatabase } from '../../database.ts'

const TAKEN_AT = new Date('2099-11-21T06:30:00Z')

/** A few hosts with boxes, gifts, payouts, settlements and disputes: rows in most tables. */
export async function seed({ db }: TestDatabase, now: Date): Promise<void> {
  const adminId = await openDemoAdmin({ db, now: () => now })
  await seedDatabase(
    { db, jobs: noJobs, live: updatesOfThisServer(), settings: readSettings({}), now },
    { hosts: 5, contributions: 100, seed: 1, besideRealHosts: false },
    { adminId, passwordHash: 'of no password' },
  )
}

export async function linesOf({ db }: Pick<TestDatabase, 'db'>): Promise<string[]> {
  const all: string[] = []
  for await (const lines of dumpDatabase(db, TAKEN_AT)) all.push(...lines)
  return all
}

export async function* given(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}
