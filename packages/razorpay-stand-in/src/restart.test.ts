// With a state file nothing is lost, not even after SIGKILL.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { openReceiver } from '../test/receiver.ts'
import { KEY_ID, KEY_SECRET, openStandIn } from '../test/stand-in.ts'

test('after SIGKILL and a restart the stand-in knows every payment, and delivers unacknowledged events', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stateFile = join(folder, 'state.sqlite')
  const receiver = await openReceiver()
  // Nobody listens at this address: port 9 of this machine is closed.
  const webhook = { url: 'http://127.0.0.1:9/', secret: 'chosen_webhook_secret' }

  const child = spawn(
    process.execPath,
    [
      new URL('./cli.ts', import.meta.url).pathname,
      ...['--key-id', KEY_ID, '--key-secret', KEY_SECRET, '--state-file', stateFile],
      ...['--webhook-url', webhook.url, '--webhook-secret', webhook.secret],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(createInterface(child.stdout), 'line')
  const { url } = JSON.parse(line)
  const authorization = {
    Authorization: `Basic ${btoa(`${KEY_ID}:${KEY_SECRET}`)}`,
    'Content-Type': 'application/json',
  }
  const post = async (path: string, body: unknown): Promise<Record<string, string>> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: authorization,
      body: JSON.stringify(body),
    })
    return (await response.json()) as Record<string, string>
  }
  const order = await post('/v1/orders', { amount: 52104, currency: 'INR' })
  const proof = await post(`/stand-in/orders/${order.id}/pay`, {})
  child.kill('SIGKILL')
  await once(child, 'exit')

  const { get } = await openStandIn({ stateFile, webhook: { ...webhook, url: receiver.url } })
  expect((await get(`/v1/orders/${order.id}`)).body.status).toBe('paid')
  expect((await get(`/v1/payments/${proof.razorpay_payment_id}`)).body.status).toBe('captured')
  await receiver.hasReceived(3)
})
