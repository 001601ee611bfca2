// HAProxy while servers of two versions run: each has the files of its own pages alone.
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { describeWith } from '../programs/describe-with.ts'
import { openFolder } from '../programs/open-folder.ts'
import { waitUntil } from '../programs/wait-until.ts'
import { BACKEND, httpConfig } from './http-config.ts'
import { type Haproxy, startHaproxy } from './start-haproxy.ts'

const VERSIONS = ['old', 'new', 'new']
const TIMES = 20

describeWith(['haproxy'], () => {
  let url: string
  let haproxy: Haproxy
  let asked = 0
  const servers = VERSIONS.map((version) =>
    createServer(({ url = '' }, answer) => {
      if (url !== '/readyz') asked += 1
      answer.statusCode = url === '/readyz' || url.endsWith(`-${version}.js`) ? 200 : 404
      answer.end(version)
    }),
  )
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
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

  const statusesOf = async (path: string) => {
    const answers = await Promise.all(Array.from({ length: TIMES }, () => fetch(`${url}${path}`)))
    return [...new Set(answers.map(({ status }) => status))]
  }

  test('a file that one server alone has is found, whoever is asked first', async () => {
    expect(await statusesOf('/guest/assets/client-old.js')).toEqual([200])
    expect(await statusesOf('/assets/root-old.js')).toEqual([200])
    expect(await statusesOf('/assets/root-new.js')).toEqual([200])
  })

  test('a page that is not there is asked for once', async () => {
    asked = 0
    expect(await statusesOf('/nowhere')).toEqual([404])
    expect(asked).toBe(TIMES)
  })
})
