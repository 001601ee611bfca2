// Runs `npm run books`: asks the server that holds the database, or else opens it read-only.
import { destination } from 'pino'
import { refuseForeignDataDir } from '../../data-dir.ts'
import { openExistingDatabase } from '../../db/open-database.ts'
import { sandboxAccess } from '../../sandbox/open-sandbox.ts'
import { readSettings, type Settings } from '../../settings.ts'
import { openLog } from '../../tracing/open-log.ts'
import { answerQuestion } from './answer-question.ts'
import { askServer } from './ask-server.ts'
import { type Answer, EXIT, type Question, readQuestion } from './question.ts'

const STANDARD_ERROR = 2

async function answerFromDatabase(settings: Settings, question: Question): Promise<Answer> {
  const log = openLog(settings.logLevel, destination(STANDARD_ERROR))
  const database = await openExistingDatabase({ ...settings, log })
  const { provider, holidays } = settings
  const isSandbox = provider === 'sandbox'
  const access = isSandbox ? sandboxAccess(settings) : provider
  try {
    return await answerQuestion({ db: database.db, access, isSandbox, holidays, now: new Date() }, question)
  } finally {
    await database.close()
  }
}

/** PostgreSQL accepts further connections; the embedded database belongs to one process, which is asked. */
async function find(question: Question): Promise<Answer> {
  const settings = readSettings()
  if (!settings.databaseUrl) await refuseForeignDataDir(settings.dataDir, settings.databaseUrl)
  const reply = settings.databaseUrl ? undefined : await askServer(settings.dataDir, question)
  return reply ?? (await answerFromDatabase(settings, question))
}

try {
  const { text, exitCode } = await find(readQuestion(process.argv.slice(2)))
  process.stdout.write(text)
  process.exitCode = exitCode
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = EXIT.unknown
}
