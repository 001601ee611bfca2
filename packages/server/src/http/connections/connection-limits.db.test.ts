// Slow callers get a timeout, and the number of connections is limited.

import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { sendRaw } from '../../test/servers/send-raw.ts'
import { testApp } from '../../test/test-app.ts'

const served = testApp()
beforeAll(() => served.app.listen({ port: 0, host: '127.0.0.1' }))

test('headers have ten seconds to arrive and a whole call thirty, checked every second', () => {
  expect(served.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 })
})

test.each([
  ['a head', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n'],
  [
    'a body',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])('%s that is not completed is answered with 408, and the connection is closed', async (_what, text) => {
  const { server } = served.app
  const { headersTimeout, requestTimeout } = server
  Object.assign(server, { headersTimeout: 300, requestTimeout: 300 })
  expect(await sendRaw(served, text)).toMatch(/^HTTP\/1\.1 408 /)
  Object.assign(server, { headersTimeout, requestTimeout })
})

test('a connection over the limit is closed at once, while open ones are answered', async () => {
  const { server } = served.app
  expect(server.maxConnections).toBe(18_000)
  const { port } = server.address() as AddressInfo
  const open = connect({ port, host: '127.0.0.1' })
  await new Promise((resolve) => open.once('connect', resolve))
  server.maxConnections = 1
  expect(await sendRaw(served, '')).toBe('')
  const answer = new Promise((resolve) => open.once('data', (part) => resolve(String(part))))
  open.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  open.destroy()
  server.maxConnections = 18_000
})
