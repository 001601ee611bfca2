// The provider of a run: the stand-in within this process, which our books are compared with.
import { CURRENCY } from '@lifafa/contract/money'
import {
  type EntityOf,
  fillAccount,
  type Kind,
  openInProcess,
  type Payment,
  type Payout,
} from '@lifafa/razorpay-stand-in/in-process'
import type { Call } from '../../../provider/client/provider-call.ts'
import type { RawAnswer } from '../../../provider/client/read-answer.ts'
import type { World } from '../world.ts'
import { type Bank, openBank } from './bank.ts'
import { putOddRows } from './odd-rows.ts'

export const KEY_ID = 'rzp_test_simulated'
export const FIRST_SECRET = 'the first secret of our key'

const LAG_SECONDS = 4
/** The share of failing requests for refunds, while there are faults. */
const LOW_BALANCE = 0.05

const refusal = (status: number, description: string, reason?: string): RawAnswer => ({
  status,
  text: JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description, reason } }),
})
export const DENIED = refusal(401, 'Authentication failed')
const TOO_POOR = refusal(400, 'Your account does not have enough balance to carry out the refund operation.')
/** Our address is not on the account's allow list: its documents show two forms of this error. */
export const ADDRESS_REFUSALS = [
  refusal(400, 'This IP address is not allowed to make payouts.', 'ip_not_whitelisted'),
  refusal(400, 'Transactions from this IP are not allowed.'),
] as const

export type Provider = ReturnType<typeof openProvider>

/** `announce` gets each webhook event. */
export function openProvider(world: World, announce: (type: string, body: string) => void) {
  let bank: Bank
  const capturedAt = new Map<string, Date>()
  const { world: standIn, call } = openInProcess({
    keyId: KEY_ID,
    keySecret: FIRST_SECRET,
    now: world.now,
    seed: String(world.random.below(1_000_000)),
    announce(event, payload, body) {
      if (event === 'payment.captured' && payload.payment) capturedAt.set(payload.payment.id, world.now())
      // A bank's last report may be missing there.
      announce(event, event === 'order.paid' ? body.replace(/"rrn":"\d+"/, '"rrn":null') : body)
      bank.hear(event, payload)
    },
  })
  standIn.settings.write('disputeDeducted', world.random.pick(['at once', 'when lost'] as const))
  standIn.settings.write('refundStatus', 'pending')
  standIn.settings.write(
    'secondReceipt',
    world.random.pick(['refused', 'answered with the first', 'another order'] as const),
  )
  standIn.settings.write('feesTold', world.random.chance(0.8))
  bank = openBank(world, standIn)
  const oddIds = putOddRows(world, standIn)

  // The checks ask for these after each step.
  const { put } = standIn.entities
  const known = new Map<Kind, unknown[]>()
  standIn.entities.put = (entity) => {
    known.delete(entity.entity)
    put(entity)
  }
  /** All but odd rows, oldest first. */
  function all<K extends Kind>(kind: K): readonly EntityOf<K>[] {
    const rows =
      known.get(kind) ??
      standIn.entities
        .list(kind, {})
        .filter(({ id }) => !oddIds.has(id))
        .reverse()
    known.set(kind, rows)
    return rows as EntityOf<K>[]
  }

  const provider = {
    standIn,
    bank,
    all,
    /** The secrets of our key that it accepts just now. */
    keySecrets: new Set([FIRST_SECRET]),
    /** The secret with which checkout signs. */
    checkoutSecret: FIRST_SECRET,
    /** While set, each request for a payout is refused for a fault of our own account. */
    addressRefusal: undefined as RawAnswer | undefined,
    /** How often it was refused as a reason, which counts towards our stop. */
    addressesRefused: 0,
    setLowBalance: (isLow: boolean): void => standIn.atomically(() => fillAccount(standIn, isLow ? 0 : null)),

    /** Answers one call of the API. */
    async answer({ method, path, body, headers = {} }: Call, keySecret: string): Promise<RawAnswer> {
      if (!provider.keySecrets.has(keySecret)) return DENIED
      if (method === 'POST' && path === '/payouts' && provider.addressRefusal) {
        if (provider.addressRefusal === ADDRESS_REFUSALS[0]) provider.addressesRefused += 1
        return provider.addressRefusal
      }
      const refundKey = headers['X-Refund-Idempotency']
      const isNewRefund = refundKey !== undefined && !standIn.answeredKeys.find('refund', refundKey)
      if (isNewRefund && world.faults && world.random.chance(LOW_BALANCE)) return TOO_POOR
      standIn.settings.write('listLagSeconds', world.faults ? LAG_SECONDS : 0)
      return world.outside(() => call({ method, path, headers, ...(body && { body }) }))
    },

    getPayment(id: string): Payment {
      const payment = standIn.entities.find('payment', id)
      if (!payment) throw new Error(`The provider has no ${id}.`)
      return payment
    },
    capturedOf: (orderId: string): Payment[] =>
      all('payment').filter(
        ({ order_id, captured, currency }) => order_id === orderId && captured && currency === CURRENCY,
      ),
    capturedAt: (paymentId: string): Date | undefined => capturedAt.get(paymentId),
    /** In paise: by refunds, and by disputes that were lost. */
    givenBack: ({ id, amount_refunded }: Payment): number =>
      all('dispute').reduce(
        (sum, { payment_id, status, amount_deducted }) =>
          sum + (payment_id === id && status === 'lost' ? amount_deducted : 0),
        amount_refunded,
      ),
    upiIdOf: ({ fund_account_id }: Payout): string | undefined =>
      standIn.entities.find('fund_account', fund_account_id)?.vpa?.address,
  }
  return provider
}

const GONE: ReadonlySet<Payout['status']> = new Set(['reversed', 'failed', 'cancelled'])

/** True where the host has the money, or will get it. */
export const isPaying = ({ status }: Payout): boolean => !GONE.has(status)

/** Refunds that were made at the provider's screens have none of our ids. */
export const isOurRefund = ({ receipt }: { receipt: string | null }): boolean => receipt !== null
