// The whole server for a test: real database, real jobs, real emails in a folder, and the stand-in as Razorpay.
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { registerJobs } from '../background/register-jobs.ts'
import { openJobs } from '../jobs/queue.ts'
import { updatesOfThisServer } from '../live-updates/live-updates.ts'
import { countEmails, openMailer } from '../mail/mailer.ts'
import { loadWebBuild } from '../pages/web-build.ts'
import { noMetricsYet } from '../process-metrics.ts'
import { providerClient } from '../provider/client/provider-client.ts'
import { listenToProvider } from '../provider/provider-listener.ts'
import { deriveKeys } from '../secrets.ts'
import type { Services } from '../services.ts'
import { mailFolder, type PayoutMode, readSettings } from '../settings.ts'
import { openLog } from '../tracing/open-log.ts'
import { testLog } from './database/database-log.ts'
import { openTestDatabase } from './database.ts'
import { readEmails, type SentEmails } from './mail/sent-emails.ts'

export type LogLine = { level: number; msg: string; alarm?: string; reqId?: string }

export type TestApp = SentEmails & {
  app: FastifyInstance
  services: Services
  standIn: StandIn
  /** Set on PostgreSQL. */
  databaseUrl: string
  /** The server's clock: it stands still until a test moves it. */
  clock: { now: Date }
  /** Log lines at level warn or above, oldest first. */
  logged: LogLine[]
  close(): Promise<void>
}

const KEY = { keyId: 'rzp_test_tests', keySecret: 'a secret of the tests' }
const WEBHOOK_SECRET = 'a webhook secret of the tests'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The stand-in's clock begins a day after the server's, which tests move, and runs: a test's result must not
 * depend on the day on which it runs. If the server's begins at the real time, it is the real one.
 */
function runningFrom(start: Date): () => Date {
  const ahead = Math.min(0, start.getTime() + DAY_MS - Date.now())
  return () => new Date(Date.now() + ahead)
}

/** Starts at noon in India on 21 November 2026. */
export async function openTestApp(
  now = new Date('2026-11-21T06:30:00Z'),
  payoutMode: PayoutMode = 'on',
  rateLimitFactor = 1,
): Promise<TestApp> {
  const database = await openTestDatabase()
  const clock = { now }
  const standIn = await startStandIn({ port: 0, ...KEY, now: runningFrom(now) })
  const providerSettings = {
    ...KEY,
    webhookSecrets: [WEBHOOK_SECRET],
    oldKeySecrets: [],
    apiUrl: standIn.url,
    checkoutUrl: standIn.checkoutUrl,
    payoutAccount: '2323230000000000',
    payoutMode,
  }
  const logged: LogLine[] = []
  const log = openLog('warn', { write: (line: string) => void logged.push(JSON.parse(line)) })
  const settings = { ...readSettings({ DATA_DIR: database.dataDir }), rateLimitFactor }
  const metrics = noMetricsYet()
  const web = await loadWebBuild()
  const jobs = openJobs(database.pgBossConnection, testLog)
  const services: Services = {
    settings,
    db: database.db,
    connections: database.connections,
    jobs,
    countJobs: jobs.counts,
    live: updatesOfThisServer(),
    web,
    mailer: countEmails(
      openMailer(settings, web, () => clock.now),
      metrics,
    ),
    keys: deriveKeys('a token secret of the tests, 32 characters'),
    provider: providerClient(
      providerSettings,
      listenToProvider(metrics, () => clock.now, log),
    ),
    providerSettings,
    sandbox: true,
    metrics,
    now: () => clock.now,
  }
  registerJobs(services, log)
  await jobs.start()
  const app = await buildApp(services, log)

  return {
    app,
    services,
    standIn,
    databaseUrl: database.databaseUrl,
    clock,
    logged,
    ...readEmails(mailFolder(settings)),
    async close() {
      await app.close()
      await jobs.stop()
      await standIn.stop()
      await database.close()
    },
  }
}
