// Runs `npm run doctor`: says in plain words what is wrong around a server, whether it runs or not. It changes nothing.
import { pino } from 'pino'
import { readSettings, type Settings } from '../../settings.ts'
import { examineAddresses } from './examine-addresses.ts'
import { examineBackups } from './examine-backups.ts'
import { examineDataDir } from './examine-data-dir.ts'
import { examineDatabase } from './examine-database.ts'
import { examineDrawing } from './examine-drawing.ts'
import { examineMail } from './examine-mail.ts'
import { examineProvider } from './examine-provider.ts'
import { type Finding, good, isHealthy, presentFindings, reasonOf, wrong } from './finding.ts'

const SILENT = pino({ level: 'silent' })

async function examine(settings: Settings): Promise<Finding[]> {
  const now = () => new Date()
  const mode = settings.production ? 'for production' : 'for development: NODE_ENV is not production'
  return [
    good('settings', `All are well-formed, ${mode}.`),
    ...(await examineDataDir(settings)),
    ...(await examineDatabase(settings, now, SILENT)),
    ...(await examineMail(settings)),
    ...(await examineProvider(settings, now())),
    ...(await examineAddresses(settings, now())),
    ...(await examineDrawing()),
    ...examineBackups(settings),
  ]
}

async function findAll(): Promise<Finding[]> {
  let settings: Settings
  try {
    settings = readSettings()
  } catch (error) {
    return [wrong('settings', `${reasonOf(error)} The rest is examined once this is right.`)]
  }
  return examine(settings)
}

const findings = await findAll()
process.stdout.write(presentFindings(findings))
process.exitCode = isHealthy(findings) ? 0 : 1
