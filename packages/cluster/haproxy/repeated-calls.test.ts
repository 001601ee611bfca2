// HAProxy where a server is killed before it answers: what is requested again at another server.
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { describeWith } from '../programs/describe-with.ts'
import { openFolder } from '../programs/open-folder.ts'
import { waitUntil } from '../programs/wait-until.ts'
import { BACKEND, httpConfig } from './http-config.ts'
import { type Haproxy, startHaproxy } from './start-haproxy.ts'

describeWith(['haproxy'], () => {
  let url: string
  let haproxy: Haproxy
  /** The calls that the servers got, but for health checks. */
  const got: string[] = []
  /** The ids that callers gave them. */
  const ids: unknown[] = []
  /** One answers; the other ends each call without a word, as if it was killed meanwhile. */
  const servers: Server[] = [true, false].map((answers) =>
    createServer(({ method, url, headers }, answer) => {
      if (url !== '/readyz') ids.push(headers['x-request-id'])
      if (url !== '/readyz') got.push(`${method} ${answers ? 'answered' : 'lost'}`)
      if (answers || url === '/readyz') answer.end('here')
      else answer.socket?.destroy()
    }),
  )
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}/`
    const places = await Promise.all(
      servers.map(async (server, index) => {
        const place = { name: `server${index}`, port: await freePort() }
        server.listen(place.port, '127.0.0.1')
        return place
      }),
    )
    haproxy = await startHaproxy({ folder: openFolder('lifafa-haproxy-'), config: httpConfig(port, places) })
    await waitUntil(async () =>
      [...(await haproxy.states(BACKEND)).values()].every((state) => state === 'UP'),
    )
  })
  afterAll(async () => {
    await haproxy.stop()
    for (const server of servers) server.close()
  })

  const ask = (method: string) =>
    fetch(url, { method, headers: { 'x-request-id': 'somebody-elses' } }).then(
      ({ status }) => status,
      () => 'no answer',
    )

  test('a page that a server did not answer is requested at another one', async () => {
    got.length = 0
    expect([await ask('GET'), await ask('GET'), await ask('GET'), await ask('GET')]).toEqual(
      Array(4).fill(200),
    )
    expect(got).toContain('GET lost')
  })

  test('the id that a caller gives a call reaches no server', async () => {
    await ask('GET')
    expect(new Set(ids)).toEqual(new Set([undefined]))
  })

  test('a POST reaches one server, once', async () => {
    got.length = 0
    const statuses = [await ask('POST'), await ask('POST'), await ask('POST'), await ask('POST')]
    expect(got).toHaveLength(4)
    expect(got).toContain('POST lost')
    expect(statuses.filter((status) => status === 200)).toHaveLength(
      got.filter((call) => call === 'POST answered').length,
    )
  })
})
