// HAProxy in front of servers of which none is ready, as while their database fails over.
import { readFileSync } from 'node:fs'
import { failures } from '@lifafa/contract/failures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { describeWith } from '../programs/describe-with.ts'
import { openFolder } from '../programs/open-folder.ts'
import { waitUntil } from '../programs/wait-until.ts'
import { BACKEND, httpConfig, UNAVAILABLE } from './http-config.ts'
import { type Haproxy, startHaproxy } from './start-haproxy.ts'

describeWith(['haproxy'], () => {
  let haproxy: Haproxy
  let url: string
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const config = httpConfig(port, [{ name: 'server1', port: await freePort() }], '50ms')
    haproxy = await startHaproxy({ folder: openFolder('lifafa-haproxy-'), config })
    await waitUntil(async () => (await haproxy.states(BACKEND)).get('server1') === 'DOWN')
  })
  afterAll(() => haproxy.stop())

  test('while no server is ready a call gets the refusal that our pages repeat by themselves, with Retry-After', async () => {
    const answer = await fetch(`${url}/api/payment/create-order/`, { method: 'POST' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([failures.unavailable.status, '2'])
    expect(await answer.json()).toEqual({
      success: false,
      code: 'unavailable',
      message: failures.unavailable.message,
    })
  })

  test('while no server is ready a page is answered in English and Hindi, and asks again by itself', async () => {
    const answer = await fetch(`${url}/contribute/x`)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
      failures.unavailable.status,
      'text/html; charset=utf-8',
      '2',
    ])
    expect(await answer.text()).toBe(readFileSync(UNAVAILABLE, 'utf8'))
  })
})
