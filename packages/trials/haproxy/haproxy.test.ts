// HAProxy as deploy/ has it, in front of servers that answer, lose calls, have the files of one version alone, or are not ready.
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { DESK_PATH } from '@lifafa/contract/desk-page'
import { failures } from '@lifafa/contract/failures'
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { describeWith } from '../processes/describe-with.ts'
import { openFolder } from '../processes/start-program.ts'
import { waitUntil } from '../processes/wait-until.ts'
import { BACKEND, httpConfig, startHaproxy, UNAVAILABLE } from './start-haproxy.ts'

const TIMES = 20

describeWith(['haproxy'], () => {
  const opened: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of opened.splice(0)) await close()
  })

  /** The address of HAProxy in front of these, once it has checked all of them; health checks do not reach them. */
  async function openBefore(servers: readonly RequestListener[], isReady = true): Promise<string> {
    const places = await Promise.all(
      servers.map(async (listener, index) => {
        const place = { name: `server${index}`, port: await freePort() }
        const server = createServer((call, answer) => {
          if (call.url !== '/readyz') return listener(call, answer)
          answer.writeHead(isReady ? 200 : 503).end()
        })
        server.listen(place.port, '127.0.0.1')
        opened.push(() => server.close())
        return place
      }),
    )
    const port = await freePort()
    const config = httpConfig(port, places, '50ms')
    const haproxy = await startHaproxy({ folder: openFolder('lifafa-haproxy-'), config })
    opened.push(() => haproxy.stop())
    const wanted = isReady ? 'UP' : 'DOWN'
    await waitUntil(async () =>
      [...(await haproxy.states(BACKEND)).values()].every((state) => state === wanted),
    )
    return `http://127.0.0.1:${port}`
  }

  /** Servers of which the second ends each call without a word, as if it was killed meanwhile; and the calls that they got. */
  function oneLoses() {
    const got: string[] = []
    const ids: unknown[] = []
    const servers = ['answered', 'lost'].map(
      (outcome): RequestListener =>
        ({ method, headers }, answer) => {
          ids.push(headers['x-request-id'])
          got.push(`${method} ${outcome}`)
          if (outcome === 'answered') answer.end('here')
          else answer.socket?.destroy()
        },
    )
    const ask = (url: string, method: string) =>
      fetch(url, { method, headers: { 'x-request-id': 'somebody-elses' } }).then(
        ({ status }) => status,
        () => 'no answer',
      )
    return { servers, got, ids, ask }
  }

  test('a page that a server did not answer is requested at another one; a caller’s request id reaches none', async () => {
    const { servers, got, ids, ask } = oneLoses()
    const url = await openBefore(servers)
    for (let time = 0; time < TIMES; time += 1) expect(await ask(url, 'GET')).toBe(200)
    expect(got).toContain('GET lost')
    expect(new Set(ids)).toEqual(new Set([undefined]))
  })

  test('a POST reaches one server, once', async () => {
    const { servers, got, ask } = oneLoses()
    const url = await openBefore(servers)
    const statuses: unknown[] = []
    while (statuses.length < TIMES) statuses.push(await ask(url, 'POST'))
    expect(got).toHaveLength(TIMES)
    expect(got).toContain('POST lost')
    expect(statuses.filter((status) => status === 200)).toHaveLength(
      got.filter((call) => call === 'POST answered').length,
    )
  })

  test('a file of one of two versions is found at either server, and a missing page is asked for once', async () => {
    const asked: string[] = []
    const url = await openBefore(
      ['old', 'new', 'new'].map((version) => ({ url = '' }, answer) => {
        asked.push(url)
        answer.writeHead(url.endsWith(`-${version}.js`) ? 200 : 404).end(version)
      }),
    )
    const statusesOf = async (path: string) => {
      const answers = await Promise.all(Array.from({ length: TIMES }, () => fetch(`${url}${path}`)))
      return [...new Set(answers.map(({ status }) => status))]
    }
    for (const folder of ['/', GUEST_FILES_PATH, DESK_PATH])
      expect(await statusesOf(`${folder}assets/root-old.js`)).toEqual([200])
    expect(await statusesOf('/assets/root-new.js')).toEqual([200])
    expect(await statusesOf('/nowhere')).toEqual([404])
    expect(asked.filter((path) => path === '/nowhere')).toHaveLength(TIMES)
  })

  test('without a ready server calls get the refusal that our pages repeat, and a page asks again by itself', async () => {
    const url = await openBefore([() => {}], false)
    const call = await fetch(`${url}/api/payment/create-order/`, { method: 'POST' })
    expect([call.status, call.headers.get('retry-after')]).toEqual([failures.unavailable.status, '2'])
    expect(await call.json()).toEqual({
      success: false,
      code: 'unavailable',
      message: failures.unavailable.message,
    })
    const page = await fetch(`${url}/contribute/x`)
    expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
      failures.unavailable.status,
      'text/html; charset=utf-8',
      '2',
    ])
    expect(await page.text()).toBe(readFileSync(UNAVAILABLE, 'utf8'))
  })
})
