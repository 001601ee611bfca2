// Runs `npm run seed`: fills the database of these settings with made-up hosts, events and money, for development.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { sql } from 'kysely'
import { startProgress } from '../../../../tools/processes/progress.mjs'
import { refuseForeignDataDir } from '../data-dir.ts'
import { openDatabase } from '../db/open-database.ts'
import { SANDBOX_PASSWORD } from '../known-secrets.ts'
import { updatesOfThisServer } from '../live-updates/live-updates.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { DEMO_ADMIN_EMAIL } from '../sandbox/seed.ts'
import { readSettings, type Settings } from '../settings.ts'
import { openLog } from '../tracing/open-log.ts'
import { readOptions, refuseProduction } from './options.ts'
import { type Seeded, seedDatabase } from './seed-database.ts'
import { noJobs } from './stage.ts'

const summaryOf = (
  { hosts, events, contributions, email, boxId }: Seeded,
  { publicUrl, guestUrl }: Settings,
) =>
  [
    `${hosts} hosts, ${events} events and ${contributions} contributions are there. npm start shows them:`,
    `  Give as a guest     ${guestUrl}${contributePath(boxId)}`,
    `  See it as a host    ${publicUrl}/auth   ${email}   ${SANDBOX_PASSWORD}   (all of them have this password)`,
    `  See the platform    ${publicUrl}/${PRODUCT_SLUG}/admin   ${DEMO_ADMIN_EMAIL}   ${SANDBOX_PASSWORD}`,
    'The payment provider knows nothing of them.',
    '',
  ].join('\n')

async function seed(): Promise<string> {
  const options = readOptions(process.argv.slice(2))
  const settings = readSettings()
  refuseProduction(settings)
  await refuseForeignDataDir(settings.dataDir)
  const database = await openDatabase({ ...settings, log: openLog(settings.logLevel) })
  try {
    const { db } = database
    // Seeded data may be lost: no commit waits for the disk.
    if (!settings.databaseUrl) await sql`set synchronous_commit = off`.execute(db)
    const passwordHash = await hashPassword(SANDBOX_PASSWORD)
    const now = new Date()
    const progress = startProgress('Making up hosts, events and gifts', { total: options.contributions })
    const seeded = await seedDatabase(
      { db, jobs: noJobs, live: updatesOfThisServer(), settings, now, onWritten: progress.at },
      options,
      passwordHash,
    ).finally(progress.end)
    return summaryOf(seeded, settings)
  } finally {
    await database.close()
  }
}

try {
  process.stdout.write(await seed())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
