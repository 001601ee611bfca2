// Compares the provider's transfers with what was paid and refunded: each was settled or reversed, once.
import { splitCharge } from '@lifafa/contract/money'
import type { ProviderPayment, ProviderTransfer } from '../environment/provider-books.ts'
import type { Released } from '../payouts/release-holds.ts'
import type { TakenBack } from '../settlements/take-back.ts'
import type { Check } from './check.ts'

/** Less than a rupee cannot be reversed. */
const ALMOST_NOTHING = 100

export function compareTransfers(
  transfers: readonly ProviderTransfer[],
  payments: readonly ProviderPayment[],
  takenBack: TakenBack,
  { ourTransfers, inconsistencies }: Released,
): Check[] {
  const ofOrder = Map.groupBy(transfers, ({ source }) => source)
  const ours = new Map(ourTransfers.map((transfer) => [transfer.provider_transfer_id, transfer]))
  const paidOrders = Map.groupBy(
    payments.filter(({ captured }) => captured),
    ({ order_id }) => order_id,
  )
  return [
    {
      guarantee: 'each paid order has one transfer, of its whole contribution, and no other order has one',
      violations: [
        ...[...paidOrders].flatMap(([order, [payment]]) => {
          const made = ofOrder.get(order) ?? []
          const wanted = splitCharge(payment?.amount ?? 0).contributionPaise
          return made.length === 1 && made[0]?.amount === wanted
            ? []
            : [`${order} of ${wanted} has ${JSON.stringify(made)}`]
        }),
        ...[...ofOrder.keys()].filter((order) => !paidOrders.has(order)),
      ],
    },
    {
      guarantee: 'each transfer was settled to the host, less what was reversed; or reversed whole',
      violations: transfers
        .filter(({ amount, amount_reversed, settlement_status }) =>
          amount === amount_reversed ? settlement_status !== null : settlement_status !== 'settled',
        )
        .map((transfer) => JSON.stringify(transfer)),
    },
    {
      guarantee:
        'what was reversed is the host’s part of what went back to guests, once, to less than a rupee',
      violations: [...paidOrders].flatMap(([order, paid]) => {
        const [transfer] = ofOrder.get(order) ?? []
        // A second payment of the order goes back from what it brought itself, and is not among them.
        const back = paid.reduce((paise, { id }) => paise + (takenBack.get(id) ?? 0), 0)
        const kept = splitCharge((paid[0]?.amount ?? 0) - back).contributionPaise
        const off = (transfer?.amount ?? 0) - (transfer?.amount_reversed ?? 0) - kept
        return off >= 0 && off < ALMOST_NOTHING ? [] : [`${order}: ${off} paise, ${JSON.stringify(transfer)}`]
      }),
    },
    {
      guarantee: 'our books have each transfer as the provider has it, and are done with it',
      violations: transfers
        .filter(({ id, amount_reversed }) => {
          const our = ours.get(id)
          return our?.reversed_paise !== amount_reversed || our.check_at !== null
        })
        .map(({ id }) => `${id}: ${JSON.stringify(ours.get(id))}`),
    },
    {
      guarantee: 'once all was sent on, the server’s own self-check finds nothing',
      violations: inconsistencies.map(({ check, rows }) => `${check}: ${JSON.stringify(rows.slice(0, 3))}`),
    },
  ]
}
