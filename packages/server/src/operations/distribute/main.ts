// Runs `npm run distribute`: spreads the tables of a PostgreSQL with Citus over its servers (docs/several-servers.md).
import { destination } from 'pino'
import { openExistingDatabase } from '../../db/open-database.ts'
import { need } from '../../settings/settings-error.ts'
import { readSettings } from '../../settings.ts'
import { openLog } from '../../tracing/open-log.ts'
import { setDatabaseSettings } from './database-settings.ts'
import { type Spread, spreadTables } from './spread-tables.ts'
import { whyNot } from './why-not.ts'

const STANDARD_ERROR = 2

async function distribute(): Promise<string> {
  const settings = readSettings()
  const databaseUrl = need(settings.databaseUrl, 'DATABASE_URL', 'set it to the coordinator')
  const log = openLog(settings.logLevel, destination(STANDARD_ERROR))
  const { db, close } = await openExistingDatabase({ ...settings, databaseUrl, log })
  try {
    const refusal = await whyNot(db)
    if (refusal) throw new Error(refusal)
    await setDatabaseSettings(db)
    return describe(await spreadTables(db))
  } finally {
    await close()
  }
}

function describe({ inABox, onEveryServer }: Spread): string {
  const lines = [
    ['Spread by event box', inABox],
    ['On every server', onEveryServer],
  ] as const
  const done = lines.filter(([, tables]) => tables.length > 0)
  if (done.length === 0) return 'All tables were spread before: nothing was changed.\n'
  return done.map(([what, tables]) => `${what}: ${tables.join(', ')}.\n`).join('')
}

try {
  process.stdout.write(await distribute())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
