// The server as a process: its output, its clean shutdown, and two servers on one database or directory.
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { openLine } from './test/cuttable-line.ts'
import { openTestDatabase, testDatabaseKind } from './test/database.ts'
import { startProcess, type TestProcess } from './test/start-process.ts'

const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_tests',
  RAZORPAY_KEY_SECRET: 'a secret of the tests',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
}

const METRICS_TOKEN = 'a token of the tests'

let where: { DATA_DIR: string; DATABASE_URL: string }
let cleanUp: () => Promise<void>

// The first server that starts creates the embedded database, as on a fresh clone.
beforeAll(async () => {
  if (testDatabaseKind === 'pglite') {
    const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-main-'))
    where = { DATA_DIR: dataDir, DATABASE_URL: '' }
    cleanUp = () => rm(dataDir, { recursive: true })
  } else {
    const database = await openTestDatabase()
    where = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? '' }
    cleanUp = () => database.close()
  }
})
afterAll(() => cleanUp())

async function startServer(env: NodeJS.ProcessEnv = KEYS): Promise<TestProcess & { url: string }> {
  const PORT = String(await freePort())
  return { ...startProcess('../main.ts', [], { ...where, PORT, ...env }), url: `http://localhost:${PORT}` }
}

/** Reads the server's output until it contains `text`. */
async function untilItSays({ lines, ended }: TestProcess, words: string): Promise<string> {
  for await (const line of lines) if (line.includes(words)) return line
  throw new Error(`It never said “${words}”. ${(await ended).stderr}`)
}

async function end({ child, ended }: TestProcess): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ exitCode: 0, stderr: '' })
}

test('a server prints its address, answers there, and shuts down cleanly', async () => {
  const server = await startServer()
  await untilItSays(server, server.url)
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ready: true })
  await end(server)
})

test('a call during shutdown is answered, and a kept-alive connection does not delay the shutdown [server-2]', async () => {
  const server = await startServer()
  await untilItSays(server, server.url)
  const agent = new Agent({ keepAlive: true })
  const body = JSON.stringify({ amount: 0 })
  const call = request(`${server.url}${API_PREFIX}${paymentPaths.createOrder}`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  })
  call.flushHeaders()
  await once(call, 'continue')
  server.child.kill('SIGTERM')
  const isListening = () =>
    fetch(`${server.url}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(isListening).toBe(false)
  call.end(body)
  const [answer] = await once(call, 'response')
  answer.resume()
  expect(answer.statusCode).toBe(400)
  expect(await server.ended).toMatchObject({ exitCode: 0, stderr: '' })
  agent.destroy()
})

test('in sandbox mode the server prints a link for giving, the same after a restart', async () => {
  const ports = { RAZORPAY_KEY_ID: '', PUBLIC_URL: 'http://localhost:3000' }
  const links: string[] = []
  for (let start = 0; start < 2; start++) {
    const server = await startServer({ ...ports, SANDBOX_RAZORPAY_PORT: String(await freePort()) })
    links.push(await untilItSays(server, '/contribute/'))
    const path = new URL(links[0]?.match(/http\S+/)?.[0] ?? '').pathname
    await untilItSays(server, '/dev/mail')
    expect((await fetch(`${server.url}${path}`)).status).toBe(200)
    await end(server)
  }
  expect(links[1]).toBe(links[0])
})

test('a wrong setting is reported in one sentence, and nothing is started', async () => {
  const { ended } = await startServer({ ...KEYS, TOKEN_SECRET: 'short' })
  const { exitCode, stderr } = await ended
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^Lifafa could not start\. TOKEN_SECRET is not right.*\n$/)
})

test('a foreign data directory is refused and not changed [server-3]', async () => {
  const refusal = async (env: NodeJS.ProcessEnv) => {
    const { exitCode, stderr } = await (await startServer({ ...KEYS, ...env })).ended
    expect(exitCode).toBe(1)
    return stderr
  }
  const foreign = await mkdtemp(join(tmpdir(), 'lifafa-foreign-'))
  await writeFile(join(foreign, 'wedding.jpg'), '')
  expect(await refusal({ DATA_DIR: foreign })).toContain('holds something else (wedding.jpg)')
  expect(await readdir(foreign)).toEqual(['wedding.jpg'])
  await rm(foreign, { recursive: true })

  const mark = join(where.DATA_DIR, 'installation')
  const own = await readFile(mark, 'utf8')
  await writeFile(mark, '1c0e7a52-4b66-4d43-8f3f-f2d1b1a0c9aa')
  expect(await refusal({})).toContain('belongs to another installation than the database')
  await writeFile(mark, own)
})

if (testDatabaseKind === 'pglite')
  test('a second server on one data directory is refused, and can start once the first is killed', async () => {
    const first = await startServer()
    await untilItSays(first, first.url)
    const second = await (await startServer()).ended
    expect(second.exitCode).toBe(1)
    expect(second.stderr).toContain('Another process is using the data directory')
    first.child.kill('SIGKILL')
    await first.ended
    const third = await startServer()
    await untilItSays(third, third.url)
    await end(third)
  })
else {
  test('while PostgreSQL is down the server answers 503, and it is ready within five seconds after its return [server-4]', async () => {
    const line = await openLine(where.DATABASE_URL)
    const begun = performance.now()
    const server = await startServer({ ...KEYS, DATABASE_URL: line.url, LOG_LEVEL: 'silent', METRICS_TOKEN })
    await untilItSays(server, server.url)
    const pace = performance.now() - begun
    line.cut()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    const ask = (path: string, body: object) =>
      fetch(`${server.url}${API_PREFIX}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'f' }
    for (const answer of [
      await ask(paymentPaths.createOrder, { amount: 10_400 }),
      await ask(paymentPaths.verify, proof),
    ])
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    expect(await (await fetch(`${server.url}/metrics`, { headers })).text()).toMatch(
      /^lifafa_database_up 0$/m,
    )
    line.mend()
    // Besides the time that this machine needs to start a server at all.
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5_000 + pace })
      .toBe(200)
    await end(server)
    await line.close()
  })

  test('a server that is started while PostgreSQL is down waits for it, and says so [server-5]', async () => {
    const line = await openLine(where.DATABASE_URL)
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

  test('three servers on one PostgreSQL start at the same moment, and all answer', async () => {
    const servers = await Promise.all([startServer(), startServer(), startServer()])
    for (const server of servers) await untilItSays(server, server.url)
    for (const server of servers) expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await Promise.all(servers.map(end))
  })
}
