// The server as a process on PostgreSQL: it outlives an outage, and waits for the database at its start.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { expect, test } from 'vitest'
import { openLine } from './test/database/cuttable-line.ts'
import { setReadOnly } from './test/database/fail-over.ts'
import { end, KEYS, startBareServer, untilItSays } from './test/servers/bare-server.ts'
import { postJson } from './test/servers/post-json.ts'
import { testDatabase } from './test/test-database.ts'

const METRICS_TOKEN = 'a token of the tests'

const database = testDatabase()
const startServer = (env?: NodeJS.ProcessEnv) => startBareServer(database, env)

test('answers 503 while PostgreSQL is down, and is ready within five seconds after its return [server-4]', async () => {
  const line = await openLine(database.databaseUrl)
  const begun = performance.now()
  const server = await startServer({ ...KEYS, DATABASE_URL: line.url, LOG_LEVEL: 'silent', METRICS_TOKEN })
  await untilItSays(server, server.url)
  const pace = performance.now() - begun
  line.cut()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  const ask = (path: string, body: object) => postJson(`${server.url}${API_PREFIX}${path}`, body)
  const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'f' }
  for (const answer of [
    await ask(paymentPaths.createOrder, { amount: 10_400 }),
    await ask(paymentPaths.verify, proof),
  ])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  expect(await (await fetch(`${server.url}/metrics`, { headers })).text()).toMatch(/^lifafa_database_up 0$/m)
  line.mend()
  // Besides the time that this machine needs to start a server at all.
  await expect
    .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5_000 + pace })
    .toBe(200)
  await end(server)
  await line.close()
})

test('answers 503 while PostgreSQL takes no writes, and is ready again by itself [server-12]', async () => {
  const server = await startServer({ ...KEYS, LOG_LEVEL: 'silent' })
  await untilItSays(server, server.url)
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
  await setReadOnly(database.databaseUrl, true)
  expect(await statusOf('/readyz')).toBe(503)
  const ordered = await postJson(`${server.url}${API_PREFIX}${paymentPaths.createOrder}`, { amount: 10_400 })
  expect(ordered.status).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  await setReadOnly(database.databaseUrl, false)
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  await end(server)
})

test('a server that is started while PostgreSQL is down waits for it, and says so [server-5]', async () => {
  const line = await openLine(database.databaseUrl)
  line.cut()
  const server = await startServer({ ...KEYS, DATABASE_URL: line.url })
  await untilItSays(server, 'PostgreSQL does not answer yet')
  line.mend()
  const isReady = () =>
    fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
  await end(server)
  await line.close()
})
