// Replaces servers of another version by this one, one after another, while visitors make calls.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { restartInTurn, type Servers } from '../servers/open-servers.ts'
import type { Visits } from '../servers/visits.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
const LOOK_EVERY_MS = 50

/**
 * Makes a checkout of another version of this repository, installed and built, in the temporary folder; the next run finds it there.
 * @param name a commit or a tag.
 * @returns its folder
 * @throws where git does not know it, or it cannot be installed or built
 */
export function checkOut(name: string): string {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`)
  const folder = join(tmpdir(), 'lifafa-versions', commit)
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true })
    // Whole or not at all.
    const unfinished = mkdtempSync(`${folder}.unfinished-`)
    execFileSync('tar', ['-x', '-C', unfinished], {
      input: execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 ** 3 }),
    })
    renameSync(unfinished, folder)
  }
  // As its operator does it; quick if it was done before. Its own npm packages, and its own Node, are in the folder.
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' })
  return folder
}

async function listMigrations<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * So many calls are answered before each replacement and after the last one: by the other version, by both, and by this one.
 * Returns which migrations ran meanwhile.
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
