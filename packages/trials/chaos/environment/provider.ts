// The provider of a run: the stand-in as a process that is killed, too, and its control plane.
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Proof } from '@lifafa/razorpay-stand-in/call-control'
import { send } from '../../calls.ts'
import { startStandInProcess } from '../../processes/stand-in-process.ts'

const ASK_AGAIN_MS = 100
/** A later retry is sent now, an earlier one is awaited. */
const SOON_MS = 5_000

/** A payment in the provider's books; amounts in paise. */
export interface ProviderPayment {
  id: string
  order_id: string
  amount: number
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  /** It was captured; stays true after a refund. */
  captured: boolean
  amount_refunded: number
  /** The provider's fee; null until it is captured. */
  fee: number | null
}

/** A payout in the provider's books. */
export interface ProviderPayout {
  id: string
  /** Our payout's id. */
  reference_id: string
  /** `event_box`: the box of whose money it is. */
  notes: { event_box?: string }
  amount: number
  status: 'queued' | 'processing' | 'processed' | 'reversed' | 'failed'
  utr: string | null
}

/** The statement of our bank: amounts in paise. `of`: the provider's id of the settlement or payout. */
export interface BankStatement {
  entries: readonly {
    of: string
    kind: 'settlement' | 'payout' | 'payout charge' | 'payout returned'
    reference: string | null
    credit: number
    debit: number
  }[]
  balance: number
}

/** An event on its way to us; `dueAt`: when it is sent next, in milliseconds since 1970. */
type Delivery = { id: number; status: string; dueAt: number }

export type Provider = Awaited<ReturnType<typeof startProvider>>

/** Starts it with its state in a file of `folder`. */
export async function startProvider(folder: string, webhookUrl: string) {
  const { url, killAndRestart, stop } = await startStandInProcess(webhookUrl, join(folder, 'provider.sqlite'))

  /**
   * A call of the control plane, repeated until it is answered, since the provider may be down. Undefined if a repeated call
   * is refused: the first one has acted, and its answer was lost. Throws where it is refused at once.
   */
  async function control<T>(method: string, path: string, body?: object): Promise<T | undefined> {
    for (let isRepeated = false; ; isRepeated = true) {
      const answer = await send(`${url}/stand-in${path}`, { method, ...(body && { body }) })
      if (answer.status === 200) return JSON.parse(answer.body.toString())
      if (answer.status !== 0 && isRepeated) return undefined
      if (answer.status !== 0) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
      await delay(ASK_AGAIN_MS)
    }
  }
  async function read<T>(path: string): Promise<T> {
    const answer = await control<T>('GET', path)
    if (answer === undefined) throw new Error(`GET ${path} was refused.`)
    return answer
  }
  const act = <T>(path: string, body: object = {}) => control<T>('POST', path, body)
  const listDeliveries = async () => (await read<{ deliveries: Delivery[] }>('/deliveries')).deliveries

  return {
    url,
    killAndRestart,
    stop,
    act,
    /** Changes the address of webhooks, and their faults. */
    setWebhook: (changes: object) => control('PATCH', '/webhook', changes),
    pay: (orderId: string) => act<Proof>(`/orders/${orderId}/pay`),
    /** Returns the payment's id. */
    async fail(orderId: string): Promise<string | undefined> {
      type Failure = { error: { metadata: { payment_id: string } } }
      const failure = await act<Failure>(`/orders/${orderId}/pay`, { outcome: 'fail' })
      return failure?.error.metadata.payment_id
    },
    /** A payment that waits for the bank; returns its id. */
    begin: async (orderId: string) =>
      (await act<Proof>(`/orders/${orderId}/pay`, { outcome: 'begin' }))?.razorpay_payment_id,
    /** The bank accepts late; our orders capture authorized payments automatically. */
    approve: (paymentId: string) => act(`/payments/${paymentId}/state`, { status: 'authorized' }),
    /** Both attempts of one order succeed. */
    captureToo: (paymentId: string) => act(`/payments/${paymentId}/state`, { status: 'captured' }),
    listPayments: async () => (await read<{ payments: ProviderPayment[] }>('/payments')).payments,
    listPayouts: async () => (await read<{ payouts: ProviderPayout[] }>('/payouts')).payouts,
    readBankStatement: () => read<BankStatement>('/bank-statement'),
    /** The bank's decision on a payout; `reason` is its text for a failed one. */
    movePayout: (id: string, status: ProviderPayout['status'], reason?: string) =>
      act(`/payouts/${id}/state`, {
        status,
        ...(reason && { details: { reason, description: reason, source: 'beneficiary_bank' } }),
      }),
    /** Gives `paise` back, as at the provider's screens. */
    refund: (paymentId: string, paise: number) =>
      act(`/payments/${paymentId}/state`, { status: 'refunded', amount: paise }),
    /** The guest's bank disputes the whole payment, and decides. A won one goes through each phase: none may follow. */
    async dispute(paymentId: string, outcome: 'won' | 'lost') {
      const dispute = await act<{ id: string }>(`/payments/${paymentId}/dispute`)
      const decide = () => act(`/disputes/${dispute?.id}/state`, { status: outcome })
      await decide()
      for (let phases = 2; outcome === 'won' && phases > 0; phases--) {
        await act(`/disputes/${dispute?.id}/challenge`, { same_id: true })
        await decide()
      }
    },
    goLater: (ms: number) => act('/clock', { advanceSeconds: ms / 1000 }),
    /** How many events are still to be sent. Those that failed often are sent now, as from the provider's dashboard. */
    async hurryWaitingEvents(): Promise<number> {
      const waiting = (await listDeliveries()).filter(({ status }) => status === 'waiting')
      const soon = Date.now() + SOON_MS
      for (const { id, dueAt } of waiting) if (dueAt > soon) await act(`/deliveries/${id}/replay`)
      return waiting.length
    },
  }
}
