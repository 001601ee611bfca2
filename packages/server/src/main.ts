// Creates database, provider client, mailer and job queue, and closes them in the opposite order.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { registerJobs } from './background/register-jobs.ts'
import { startScheduledTasks } from './background/start-scheduled-tasks.ts'
import { refuseForeignDataDir } from './data-dir.ts'
import { moveInstallation } from './db/installation.ts'
import { openDatabase } from './db/open-database.ts'
import { openJobs } from './jobs/queue.ts'
import { openLiveUpdates } from './live-updates/open-live-updates.ts'
import { logIfSlow } from './log-if-slow.ts'
import { countEmails, openMailer } from './mail/mailer.ts'
import { mailAlarms } from './operations/mail-alarms.ts'
import { loadWebBuild } from './pages/web-build.ts'
import { noMetricsYet } from './process-metrics.ts'
import { providerClient } from './provider/client/provider-client.ts'
import { listenToProvider } from './provider/provider-listener.ts'
import { refuseLiveOrders, refuseTestGifts } from './provider/refuse-test-gifts.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'
import { seedSandbox } from './sandbox/seed.ts'
import { deriveKeys, localSecret } from './secrets.ts'
import type { Services } from './services.ts'
import { namingPort } from './settings/taken-port.ts'
import { readSettings, type Settings } from './settings.ts'
import { openLog } from './tracing/open-log.ts'
import { startWatchdog } from './watchdog/watchdog.ts'

const STOP_WITHIN_MS = 10_000
const MOVED =
  'This installation answered at another address before. If a server still does so on a copy of this database, stop one of them: both keep books of the same payments.'
const WATCHDOG_LIMIT_MS = 10_000

type Closable = { close(): Promise<unknown> }

async function open(settings: Settings, log: Logger, opened: Closable[]): Promise<void> {
  const closeAtEnd = <T extends Closable>(part: T): T => {
    opened.unshift(part)
    return part
  }
  const web = await loadWebBuild()
  await refuseForeignDataDir(settings.dataDir)
  const database = closeAtEnd(
    await logIfSlow('Opening the database', () => openDatabase({ ...settings, log })),
  )
  const sandbox = settings.provider === 'sandbox' ? closeAtEnd(await openSandbox(settings)) : undefined
  const providerSettings =
    sandbox?.provider ?? (settings.provider as Exclude<Settings['provider'], 'sandbox'>)
  if (sandbox) await refuseLiveOrders(database.db)
  await refuseTestGifts(database.db, providerSettings.keyId)
  const jobs = openJobs(database.pgBossConnection, log)
  const now = () => new Date()
  const metrics = noMetricsYet()
  const services: Services = {
    settings,
    db: database.db,
    connections: database.connections,
    jobs,
    countJobs: jobs.counts,
    live: closeAtEnd(openLiveUpdates(database.db, database.listenerConnection, log)),
    web,
    mailer: countEmails(openMailer(settings, web, now), metrics),
    keys: deriveKeys(settings.tokenSecret ?? localSecret(settings.dataDir, 'tokens')),
    provider: providerClient(providerSettings, listenToProvider(metrics, now, log)),
    providerSettings,
    sandbox: sandbox !== undefined,
    metrics,
    now,
  }
  closeAtEnd(mailAlarms(services, log))
  registerJobs(services, log)
  closeAtEnd({ close: () => jobs.stop() })
  await logIfSlow('Starting the job queue', () => jobs.start())
  const app = closeAtEnd(await buildApp(services, log))
  const demo = sandbox && (await logIfSlow('Filling the sandbox', () => seedSandbox(services)))
  const { port, host } = settings
  await namingPort(app.listen({ port, host }), 'PORT', port)
  closeAtEnd(startScheduledTasks(services, log))
  const before = settings.production ? await moveInstallation(services.db, settings.publicUrl) : undefined
  if (before !== undefined) log.warn({ before, now: settings.publicUrl }, MOVED)
  // PGlite runs its queries on the event loop, and nobody starts a sandbox anew.
  if (settings.databaseUrl) startWatchdog(WATCHDOG_LIMIT_MS)
  process.stdout.write(demo ?? `${PRODUCT_NAME} answers on ${settings.publicUrl}\n`)
}

async function closeAll(opened: Closable[], log: Logger): Promise<void> {
  for (const part of opened) await part.close().catch((error) => log.error({ err: error }, 'closing'))
}

/** Finishes open work within ten seconds, after the time in which the proxy notices; a second signal does not wait. */
function stopOnSignals(opened: Closable[], drainMs: number, log: Logger): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), drainMs + STOP_WITHIN_MS).unref()
    await closeAll(opened, log)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** The operator who starts the server gets a sentence; the log has the rest. */
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

// Node keeps what it has compiled by now (tools/prepare/builds.mjs).
if (process.argv.includes('--compile-only')) {
  await Promise.all([loadWebBuild(), import('./db/pglite/open-pglite.ts')])
  process.exit()
}

const opened: Closable[] = []
try {
  const settings = readSettings()
  const log = openLog(settings.logLevel)
  stopOnSignals(opened, settings.drainMs, log)
  try {
    await open(settings, log, opened)
  } catch (error) {
    log.debug({ err: error }, 'the start failed')
    await closeAll(opened, log)
    throw error
  }
} catch (error) {
  process.stderr.write(`${PRODUCT_NAME} could not start. ${sentenceOf(error)}\n`)
  process.exit(1)
}
