// Measures how many contributions a second a server records by verify, over HTTP with sixteen connections.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { startStandIn } from '@lifafa/razorpay-stand-in'
import { freePort } from '../../../tools/free-port.mjs'
import { PROVIDER_KEY, WEBHOOK_SECRET } from '../../server/src/test/servers/running-server.ts'
import { post } from './post.ts'

export const CONNECTIONS = 16
/** Of each measurement. */
export const CONTRIBUTIONS = 320
/** ₹501 and its fee. */
const CHARGE_PAISE = 52_104
const START_WITHIN_MS = 60_000

export type Recorder = {
  /** The server's process. */
  pid: number
  /** Contributions a second, to as many boxes. */
  measure(boxes: number): Promise<number>
  /** Orders, pays and verifies one contribution; answers the payment's id. */
  give(boxId: string): Promise<string>
  stop(): Promise<void>
}

export type Recorded = {
  /** The folder of the version to run; its dependencies are installed. */
  checkout: string
  /** Without it, the embedded database in `dataDir`. */
  databaseUrl?: string
  dataDir: string
  /** The boxes that are given to, once the server has migrated the database. */
  listBoxes(): Promise<string[]>
}

export async function startRecorder({
  checkout,
  databaseUrl,
  dataDir,
  listBoxes,
}: Recorded): Promise<Recorder> {
  const standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
  const port = String(await freePort())
  const server = spawn(process.execPath, [join(checkout, 'packages/server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: port, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'error' },
      ...{ RAZORPAY_KEY_ID: PROVIDER_KEY.keyId, RAZORPAY_KEY_SECRET: PROVIDER_KEY.keySecret },
      ...{ RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET, RAZORPAY_API_URL: standIn.url },
      ...{ RAZORPAY_CHECKOUT_URL: standIn.checkoutUrl, RATE_LIMIT_FACTOR: '1000' },
    },
  })
  process.once('exit', () => server.kill('SIGKILL'))
  const hall = { url: `http://127.0.0.1:${port}`, standInUrl: standIn.url }
  await untilReady(hall.url)
  const boxIds = await listBoxes()
  return {
    pid: server.pid ?? 0,
    async measure(boxes) {
      const proofs = await inLanes((index) => payWithoutWebhook(hall, boxIds[index % boxes] ?? ''))
      const begun = performance.now()
      await inLanes((index) => verify(hall.url, proofs[index] ?? {}))
      return (CONTRIBUTIONS * 1000) / (performance.now() - begun)
    },
    async give(boxId) {
      const proof = await payWithoutWebhook(hall, boxId)
      await verify(hall.url, proof)
      return String(proof.razorpay_payment_id)
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await standIn.stop()
    },
  }
}

async function verify(url: string, proof: object): Promise<void> {
  const { status } = await post(`${url}${API_PREFIX}${paymentPaths.verify}`, proof)
  if (status !== 200) throw new Error(`A verified payment was answered with ${status}.`)
}

async function untilReady(url: string): Promise<void> {
  const latest = performance.now() + START_WITHIN_MS
  while (performance.now() < latest) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error('The server did not start.')
}

async function inLanes<T>(work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const lane = async () => {
    for (let index = next++; index < CONTRIBUTIONS; index = next++) results[index] = await work(index)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, lane))
  return results
}

/** A webhook would record the payment before verify does. */
async function payWithoutWebhook(
  hall: { url: string; standInUrl: string },
  giftid: string,
): Promise<Record<string, string | number>> {
  const guest = { name: 'Sunita Deshpande', phone: '9876543210', address: '7 Station Road, Pune' }
  const order = { giftid, ...guest, amount: CHARGE_PAISE, again: true, request_key: crypto.randomUUID() }
  const { body } = await post(`${hall.url}${API_PREFIX}${paymentPaths.createOrder}`, order)
  const paid = await post(`${hall.standInUrl}/stand-in/orders/${body.id}/pay`, { webhooks: false })
  return { ...paid.body, ...guest, giftid, amount: CHARGE_PAISE / 104 }
}
