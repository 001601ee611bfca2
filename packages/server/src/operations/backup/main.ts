// Runs `npm run backup` and `npm run restore` (docs/backups.md).
import { destination } from 'pino'
import { readSettings } from '../../settings.ts'
import { openLog } from '../../tracing/open-log.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const STANDARD_ERROR = 2
const USAGE = `Say what to do:
  npm run backup -- <folder>             into a file there; encrypted for BACKUP_KEY
  npm run restore -- <file> <key file>   into the empty database at DATABASE_URL
`

async function run([command, path, keyFile, ...more]: readonly string[]) {
  const settings = readSettings()
  const log = openLog(settings.logLevel, destination(STANDARD_ERROR))
  if (path === undefined || more.length > 0) throw new Error(USAGE)
  if (command === 'backup' && keyFile === undefined)
    return { text: await takeBackup({ settings, now: new Date(), log }, path), isSound: true }
  if (command === 'restore' && keyFile !== undefined) return restoreBackup({ settings, log }, path, keyFile)
  throw new Error(USAGE)
}

try {
  const { text, isSound } = await run(process.argv.slice(2))
  process.stdout.write(text)
  process.exitCode = isSound ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
