// Opens a client of a provider with scripted answers, and has what that provider answers.
import { beforeAll } from 'vitest'
import { providerClient } from '../../provider/client/provider-client.ts'
import type { PaymentProvider } from '../../provider/provider.ts'
import type { ProviderListener } from '../../provider/provider-listener.ts'
import { type ScriptedProvider, scriptedProvider } from './scripted-provider.ts'

export function clientOf(
  wire: ScriptedProvider,
  change: object = {},
  listen?: ProviderListener,
): PaymentProvider {
  const settings = {
    keyId: 'rzp_test_key',
    keySecret: 'a secret',
    apiUrl: wire.url,
    payoutAccount: '2323230000000000',
    payoutMode: 'on' as const,
    ...change,
  }
  return providerClient(settings, listen)
}

/** `scriptedProvider`, and a client of it that also pays hosts. */
export function scriptedClient() {
  const wire = scriptedProvider()
  const provider = {} as PaymentProvider
  beforeAll(() => {
    Object.assign(provider, clientOf(wire))
  })
  function payouts() {
    if (!provider.payouts) throw new Error('hosts are paid by hand')
    return provider.payouts
  }
  return { wire, provider, payouts }
}

const AT = 1_795_000_000

const ORDER = { id: 'order_1', amount: 52_104, currency: 'INR', receipt: 'r-1', status: 'created', notes: [] }
export const order = { ...ORDER, created_at: AT }
const PAYMENT = { id: 'pay_1', order_id: 'order_1', amount: 52_104, currency: 'INR', status: 'captured' }
export const payment = { ...PAYMENT, created_at: AT }
export const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 52_104, status: 'processed' }
export const payout = {
  id: 'pout_1',
  amount: 50_100,
  status: 'processing',
  reference_id: 'payout-1',
  created_at: 1_795_000_000,
}
export const settlement = { id: 'setl_1', amount: 50_874, status: 'processed', utr: 'UTR1', created_at: AT }
export const line = {
  entity_id: 'pay_1',
  type: 'payment',
  amount: 52_104,
  credit: 50_874,
  debit: 0,
  currency: 'INR',
}

export const BETWEEN = { from: new Date('2026-11-21T06:30:00Z'), to: new Date('2026-11-21T07:30:00Z') }
