// The server as a process: its clean shutdown, and a data directory with which it refuses to start.
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { expect, test } from 'vitest'
import { KEYS, startBareServer, untilItSays } from './test/servers/bare-server.ts'
import { testDatabase } from './test/test-database.ts'

const database = testDatabase()
const startServer = (env?: NodeJS.ProcessEnv) => startBareServer(database, env)

test('a call during shutdown is answered, and a kept-alive connection does not delay it [server-2]', async () => {
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

test('a foreign data directory is refused and not changed [server-3]', async () => {
  const foreign = await mkdtemp(join(tmpdir(), 'lifafa-foreign-'))
  await writeFile(join(foreign, 'wedding.jpg'), '')
  const { exitCode, stderr } = await (await startServer({ ...KEYS, DATA_DIR: foreign })).ended
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^Lifafa could not start\. .* holds something else \(wedding\.jpg\).*\n$/)
  expect(await readdir(foreign)).toEqual(['wedding.jpg'])
  await rm(foreign, { recursive: true })
})
