// Runs the stand-in for Razorpay as a separate process, so that no fault of our server can change its books.
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type {
  BankStatement,
  Proof,
  ProviderPayment,
  ProviderPayout,
  ProviderTransfer,
} from './provider-books.ts'
import { spawnChild } from './temp-folder.ts'

const CLI = fileURLToPath(new URL('../../../razorpay-stand-in/src/cli.ts', import.meta.url))

export const KEY_ID = 'rzp_test_Chaos000000001'
export const KEY_SECRET = 'the-key-secret-of-a-chaos-run'
export const WEBHOOK_SECRET = 'the-webhook-secret-of-a-chaos-run'

/** A later retry is sent now, an earlier one is awaited. */
const SOON_MS = 5_000

/** An event on its way to us; `dueAt`: when it is sent next, in milliseconds since 1970. */
type Delivery = { id: number; eventId: string; status: string; dueAt: number }

export type Provider = Awaited<ReturnType<typeof startProvider>>

/** Starts it with its state in a file of `folder`. */
export async function startProvider(folder: string, webhookUrl: string) {
  const flags = {
    'key-id': KEY_ID,
    'key-secret': KEY_SECRET,
    'webhook-url': webhookUrl,
    'webhook-secret': WEBHOOK_SECRET,
    'state-file': join(folder, 'provider.sqlite'),
  }
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawnChild(CLI, args)
  child.stderr.pipe(process.stderr)
  const [line] = await once(createInterface(child.stdout), 'line')
  const { url }: { url: string } = JSON.parse(line)

  const listDeliveries = async () =>
    (await control<{ deliveries: Delivery[] }>('GET', '/deliveries')).deliveries

  /** The control plane. Throws where it refuses. */
  async function control<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${url}/stand-in${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Error(`${method} ${path}: no answer from the stand-in`, { cause })
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  return {
    url,
    control,
    pay: (orderId: string) => control<Proof>('POST', `/orders/${orderId}/pay`),
    /** Returns the payment's id. */
    async fail(orderId: string): Promise<string> {
      const failure = await control<{ error: { metadata: { payment_id: string } } }>(
        'POST',
        `/orders/${orderId}/pay`,
        { outcome: 'fail' },
      )
      return failure.error.metadata.payment_id
    },
    /** A payment that waits for the bank; returns its id. */
    async begin(orderId: string): Promise<string> {
      const begun = await control<Pick<Proof, 'razorpay_payment_id'>>('POST', `/orders/${orderId}/pay`, {
        outcome: 'begin',
      })
      return begun.razorpay_payment_id
    },
    /** The bank accepts late; our orders capture authorized payments automatically. */
    approve: (paymentId: string) => control('POST', `/payments/${paymentId}/state`, { status: 'authorized' }),
    /** Both attempts of one order succeed. */
    captureToo: (paymentId: string) =>
      control('POST', `/payments/${paymentId}/state`, { status: 'captured', too: true }),
    listPayments: async () => (await control<{ payments: ProviderPayment[] }>('GET', '/payments')).payments,
    listPayouts: async () => (await control<{ payouts: ProviderPayout[] }>('GET', '/payouts')).payouts,
    listTransfers: async () =>
      (await control<{ transfers: ProviderTransfer[] }>('GET', '/route')).transfers.filter(
        ({ status }) => status !== 'created',
      ),
    readBankStatement: () => control<BankStatement>('GET', '/bank-statement'),
    /** The bank's decision on a payout; `reason` is its text for a failed one. */
    movePayout: (id: string, status: ProviderPayout['status'], reason?: string) =>
      control('POST', `/payouts/${id}/state`, {
        status,
        ...(reason && { details: { reason, description: reason, source: 'beneficiary_bank' } }),
      }),
    /** Of `paise`, as at the provider's screens. */
    refund: (paymentId: string, paise: number) =>
      control('POST', `/payments/${paymentId}/state`, { status: 'refunded', amount: paise }),
    /** The guest's bank disputes the whole payment, and decides. */
    async dispute(paymentId: string, outcome: 'won' | 'lost') {
      const { id } = await control<{ id: string }>('POST', `/payments/${paymentId}/dispute`, {})
      await control('POST', `/disputes/${id}/state`, { status: outcome })
    },
    goLater: (ms: number) => control('POST', '/clock', { advanceSeconds: ms / 1000 }),
    /** How many events are still to be sent. Those that failed often are sent now, as from the provider's dashboard. */
    async hurryWaitingEvents(): Promise<number> {
      const waiting = (await listDeliveries()).filter(({ status }) => status === 'waiting')
      const soon = Date.now() + SOON_MS
      for (const { id, dueAt } of waiting) if (dueAt > soon) await control('POST', `/deliveries/${id}/replay`)
      return waiting.length
    },
    /** Of events that one of our servers has acknowledged. */
    listAcknowledgedIds: async () =>
      (await listDeliveries()).filter(({ status }) => status === 'delivered').map(({ eventId }) => eventId),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
