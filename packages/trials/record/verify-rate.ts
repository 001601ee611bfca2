// Measures how many contributions a second a server records by verify, over HTTP with sixteen connections.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { startStandIn } from '@lifafa/razorpay-stand-in'
import { freePort } from '../../../tools/free-port.mjs'
import { CHARGE_PAISE, GUEST } from '../../server/src/test/paying.ts'
import { PROVIDER_KEY, serverEnv } from '../../server/src/test/servers/running-server.ts'
import { post } from '../calls.ts'
import { startServerProcess } from '../processes/server-process.ts'

export const CONNECTIONS = 16
/** In each measurement. */
export const CONTRIBUTIONS = 320

export type Recorder = {
  /** The server's process. */
  pid: number
  /** Contributions a second, to as many boxes. */
  measure(boxes: number): Promise<number>
  /** Orders, pays and verifies one contribution; answers the payment's id. */
  give(boxId: string): Promise<string>
  stop(): Promise<void>
}

/** `boxIds`: of the boxes that are given to. */
export async function startRecorder(databaseUrl: string, boxIds: readonly string[]): Promise<Recorder> {
  const standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
  const port = String(await freePort())
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-record-'))
  const settings = { PORT: port, RATE_LIMIT_FACTOR: '1000' }
  const server = await startServerProcess({ ...serverEnv({ databaseUrl, dataDir }, standIn), ...settings })
  const hall = { url: `http://127.0.0.1:${port}`, standInUrl: standIn.url }
  return {
    pid: server.pid,
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
      await server.stop()
      await standIn.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function verify(url: string, proof: object): Promise<void> {
  const { status } = await post(`${url}${API_PREFIX}${paymentPaths.verify}`, proof)
  if (status !== 200) throw new Error(`A verified payment was answered with ${status}.`)
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
): Promise<Record<string, unknown>> {
  const order = { giftid, ...GUEST, amount: CHARGE_PAISE, again: true, request_key: crypto.randomUUID() }
  const { body } = await post(`${hall.url}${API_PREFIX}${paymentPaths.createOrder}`, order)
  const paid = await post(`${hall.standInUrl}/stand-in/orders/${body.id}/pay`, { webhooks: false })
  return { ...paid.body, ...GUEST, giftid, amount: CHARGE_PAISE / 104 }
}
