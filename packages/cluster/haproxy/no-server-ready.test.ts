// HAProxy in front of servers of which none is ready, as while their database fails over.
import { failures } from '@lifafa/contract/failures'
import { expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { describeWith } from '../programs/describe-with.ts'
import { openFolder } from '../programs/open-folder.ts'
import { waitUntil } from '../programs/wait-until.ts'
import { BACKEND, httpConfig } from './http-config.ts'
import { startHaproxy } from './start-haproxy.ts'

describeWith(['haproxy'], () => {
  test('while no server is ready a call gets the refusal that our pages repeat by themselves, with Retry-After', async () => {
    const port = await freePort()
    const config = httpConfig(port, [{ name: 'server1', port: await freePort() }], '50ms')
    const haproxy = await startHaproxy({ folder: openFolder('lifafa-haproxy-'), config })
    await waitUntil(async () => (await haproxy.states(BACKEND)).get('server1') === 'DOWN')
    const answer = await fetch(`http://127.0.0.1:${port}/api/payment/create-order/`, { method: 'POST' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([failures.unavailable.status, '2'])
    expect(await answer.json()).toEqual({
      success: false,
      code: 'unavailable',
      message: failures.unavailable.message,
    })
    await haproxy.stop()
  })
})
