// Puts Caddy as deploy/ has it in front of two servers. It ends TLS, passes on the caller's address, chooses a
// server, and never sends some calls twice. It finds files of pages while the two are of different versions.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { join } from 'node:path'
import { DESK_PATH } from '@lifafa/contract/desk-page'
import { failures } from '@lifafa/contract/failures'
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { describeWith } from '../processes/describe-with.ts'
import { type Caddy, DEPLOY, startCaddy } from './start-caddy.ts'

type Behaviour = 'answers' | 'loses' | 'drains'

describeWith(['caddy'], () => {
  let caddy: Caddy
  /** The behaviour of each server, and the calls that they got, but for health checks. */
  const does: Behaviour[] = []
  let got: { server: number; method: string | undefined; headers: IncomingHttpHeaders }[] = []
  const servers: Server[] = [0, 1].map((server) =>
    createServer(({ method, url, headers, socket }, answer) => {
      if (url === '/readyz') answer.writeHead(does[server] === 'drains' ? 503 : 200).end()
      else {
        got.push({ server, method, headers })
        if (does[server] === 'loses') socket.destroy()
        else
          answer
            .writeHead(url?.endsWith('.js') && !url.endsWith(`-${server}.js`) ? 404 : 200)
            .end(`server ${server}`)
      }
    }),
  )
  beforeAll(async () => {
    const ports = await Promise.all(
      servers.map(async (server) => {
        const port = await freePort()
        server.listen(port, '127.0.0.1')
        return port
      }),
    )
    caddy = await startCaddy(ports)
  })
  beforeEach(() => {
    does.splice(0, 2, 'answers', 'answers')
    got = []
  })
  afterAll(async () => {
    await caddy.stop()
    for (const server of servers) server.close()
  })

  /** Which servers answer twelve calls. */
  const answering = async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => caddy.ask('/')))
    return [...new Set(all.map(({ status, body }) => (status === 200 ? body : status)))].sort()
  }

  test('http leads to https', async () => {
    const answer = await fetch(`http://localhost:${caddy.httpPort}/contribute/x`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://localhost/contribute/x'])
  })

  test('a server learns the caller’s address, whatever the caller claims', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-request-id': 'somebody-elses',
    }
    expect(await caddy.ask('/', { headers })).toMatchObject({ status: 200 })
    expect(got[0]?.headers).toMatchObject({
      host: `localhost:${caddy.httpsPort}`,
      'x-forwarded-for': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      'x-forwarded-proto': 'https',
    })
    expect(got[0]?.headers).not.toHaveProperty('x-request-id')
  })

  test('a server that is about to end gets no calls, and gets them again when it is ready', async () => {
    does[1] = 'drains'
    await expect.poll(answering).toEqual(['server 0'])
    does[1] = 'answers'
    await expect.poll(answering).toEqual(['server 0', 'server 1'])
  })

  test('a POST reaches one server, once, also where its answer is lost', async () => {
    await expect.poll(answering).toEqual(['server 0', 'server 1'])
    does.splice(0, 2, 'loses', 'loses')
    got = []
    expect(await caddy.ask('/api/payment/create-order/', { method: 'POST' })).toMatchObject({
      status: failures.unavailable.status,
    })
    expect(got.map(({ method }) => method)).toEqual(['POST'])
  })

  test('a file that one of two versions has is found, and one that nobody has is not', async () => {
    await expect.poll(answering).toEqual(['server 0', 'server 1'])
    for (const server of [0, 1])
      for (const folder of ['/', GUEST_FILES_PATH, DESK_PATH])
        expect(await caddy.ask(`${folder}assets/root-${server}.js`)).toMatchObject({
          status: 200,
          body: `server ${server}`,
        })
    expect(await caddy.ask('/assets/root-2.js')).toMatchObject({ status: 404 })
  })

  test('while no server is ready a call gets the refusal that our pages repeat, with Retry-After', async () => {
    does.splice(0, 2, 'drains', 'drains')
    await expect.poll(answering).toEqual([failures.unavailable.status])
    const answer = await caddy.ask('/api/payment/create-order/', { method: 'POST' })
    expect([answer.status, answer.headers['retry-after']]).toEqual([failures.unavailable.status, '2'])
    expect(JSON.parse(answer.body)).toEqual({
      success: false,
      code: 'unavailable',
      message: failures.unavailable.message,
    })
  })

  test('while no server is ready a page is answered in English and Hindi, and asks again by itself', async () => {
    does.splice(0, 2, 'drains', 'drains')
    await expect.poll(answering).toEqual([failures.unavailable.status])
    expect(await caddy.ask('/contribute/x')).toMatchObject({
      status: failures.unavailable.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '2',
      },
      body: readFileSync(join(DEPLOY, 'unavailable.html'), 'utf8'),
    })
  })
})
