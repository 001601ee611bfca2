// The provider as one process reaches it: slow, refusing, without an answer, before or after it has acted.
import { type PaymentProvider, ProviderError } from '../../payments/provider.ts'
import type { Process } from './process.ts'
import type { World } from './world.ts'

const FAULTS = ['slow', 'ill', 'cut off', 'killed before', 'killed after', 'denied'] as const
const FAULTY = 0.15
/** As long as our client waits (provider-call.ts). */
const TIMEOUT_MS = 4_000

export function flakyProvider(api: PaymentProvider, process: Process, world: World): PaymentProvider {
  const throughFaults =
    <A extends unknown[], T>(name: string, call: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      await process.turn(`asks the provider: ${name}`)
      const fault = world.faults && world.random.chance(FAULTY) ? world.random.pick(FAULTS) : 'none'
      if (fault !== 'none') world.steps.push(`             the provider is ${fault}: ${name}`)
      if (fault === 'ill') throw new ProviderError('unknown', 'no answer')
      if (fault === 'denied') throw new ProviderError('denied', 'Authentication failed')
      if (fault === 'killed before') await process.crash(`before the provider did ${name}`)
      const answer = await call(...given)
      if (fault === 'killed after') await process.crash(`after the provider did ${name}`)
      if (fault === 'slow') await process.sleep(world.random.below(TIMEOUT_MS), `waits for ${name}`)
      if (fault === 'cut off') throw new ProviderError('unknown', 'the answer was cut off')
      await process.turn(`hears from the provider: ${name}`)
      return answer
    }
  return {
    createOrder: throughFaults('createOrder', api.createOrder),
    fetchOrder: throughFaults('fetchOrder', api.fetchOrder),
    findOrderByReceipt: throughFaults('findOrderByReceipt', api.findOrderByReceipt),
    listOrders: throughFaults('listOrders', api.listOrders),
    fetchPayment: throughFaults('fetchPayment', api.fetchPayment),
    listPaymentsOfOrder: throughFaults('listPaymentsOfOrder', api.listPaymentsOfOrder),
    refundPayment: throughFaults('refundPayment', api.refundPayment),
    listPayments: throughFaults('listPayments', api.listPayments),
    listRefunds: throughFaults('listRefunds', api.listRefunds),
    listRefundsOf: throughFaults('listRefundsOf', api.listRefundsOf),
    listDisputes: throughFaults('listDisputes', api.listDisputes),
    payouts: undefined,
  }
}
