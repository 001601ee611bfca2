// Starts the server as a process on a test's PostgreSQL and stand-in, for tests of whole processes.
import type { StandIn } from '@lifafa/razorpay-stand-in'
import { freePort } from '../../../../../tools/free-port.mjs'
import type { TestDatabase } from '../database.ts'
import { startProcess, type TestProcess } from '../start-process.ts'

export const PROVIDER_KEY = { keyId: 'rzp_test_tests', keySecret: 'a secret of the tests' }
export const WEBHOOK_SECRET = 'a webhook secret of the tests'

export type RunningServer = TestProcess & { url: string }

/** Settings of a server on this database, whose provider is this stand-in. */
export const serverEnv = (
  { databaseUrl, dataDir }: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>,
  standIn: Pick<StandIn, 'url' | 'checkoutUrl'>,
) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  RAZORPAY_KEY_ID: PROVIDER_KEY.keyId,
  RAZORPAY_KEY_SECRET: PROVIDER_KEY.keySecret,
  RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  RAZORPAY_API_URL: standIn.url,
  RAZORPAY_CHECKOUT_URL: standIn.checkoutUrl,
})

/** Resolves when it answers; throws with its error output when it ends before. `main`: of another version's server. */
export async function startServer(
  database: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>,
  standIn: Pick<StandIn, 'url' | 'checkoutUrl'>,
  env: NodeJS.ProcessEnv = {},
  main = '../main.ts',
): Promise<RunningServer> {
  const PORT = env.PORT ?? String(await freePort())
  const server = startProcess(main, [], {
    ...serverEnv(database, standIn),
    PORT,
    RATE_LIMIT_FACTOR: '100',
    ...env,
  })
  if (!(await hasStarted(server))) throw new Error((await server.ended).stderr)
  return { ...server, url: `http://127.0.0.1:${PORT}` }
}

/** Lines that end in dots name what it waits for (log-if-slow.ts); false if it ends before. */
async function hasStarted({ lines }: TestProcess): Promise<boolean> {
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return false
    if (!value.endsWith('…')) return true
  }
}
