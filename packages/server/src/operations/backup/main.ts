// Runs `npm run backup`, `npm run restore` and `npm run move-database`.
import { destination } from 'pino'
import { startProgress } from '../../../../../tools/processes/progress.mjs'
import { readSettings } from '../../settings.ts'
import { openLog } from '../../tracing/open-log.ts'
import { makeKeyPair } from './key-pair.ts'
import { moveDatabase } from './move-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const STANDARD_ERROR = 2
const USAGE = `Say what to do:
  npm run backup -- <file or folder>   while servers run, or not; encrypted for BACKUP_KEY
  npm run backup -- --new-key          makes a pair of keys for BACKUP_KEY
  npm run restore -- <file>            into an empty DATABASE_URL, or a DATA_DIR without a database
  npm run move-database                from the embedded database in DATA_DIR to an empty DATABASE_URL
`

async function newKey(): Promise<string> {
  const { secretKey, publicKey } = await makeKeyPair()
  return [
    `BACKUP_KEY=${publicKey}`,
    '  the public half: for the servers, which take backups and cannot read them',
    `BACKUP_KEY=${secretKey}`,
    '  the secret half: restores. Keep it away from the servers and from the backups, at two places: without it no backup can be read',
    '',
  ].join('\n')
}

async function run([command, ...words]: readonly string[]): Promise<{ text: string; isSound: boolean }> {
  const [word] = words
  if (command === 'backup' && word === '--new-key') return { text: await newKey(), isSound: true }
  const settings = readSettings()
  const deps = {
    settings,
    now: new Date(),
    log: openLog(settings.logLevel, destination(STANDARD_ERROR)),
    onRows: progress.at,
  }
  if (command === 'move-database' && words.length === 0)
    return { text: await moveDatabase(deps), isSound: true }
  if (word === undefined || words.length > 1) throw new Error(USAGE)
  if (command === 'backup') return { text: await takeBackup(deps, word), isSound: true }
  if (command === 'restore') return restoreBackup(deps, word)
  throw new Error(USAGE)
}

const progress = startProgress('Copying rows')
try {
  const { text, isSound } = await run(process.argv.slice(2)).finally(progress.end)
  process.stdout.write(text)
  process.exitCode = isSound ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
