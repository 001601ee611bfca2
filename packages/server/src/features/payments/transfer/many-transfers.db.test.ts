// Many gifts by route, with refunds, late events and servers that die: each transfer is held, settled or reversed once.
import { splitCharge } from '@lifafa/contract/money'
import { atDepth } from '../../../test/generated/fields.ts'
import { control } from '../../../test/paying.ts'
import { anEvening } from '../../../test/route/many-gifts.ts'
import { atProvider, expect, test } from '../../../test/route/routed-test.ts'

type Paid = {
  payments: {
    id: string
    order_id: string
    captured: boolean
    amount: number
    amount_refunded: number
    fee: number
  }[]
}

test('each transfer is settled or reversed once, and the sums are right to the paisa', async ({ app }) => {
  const { boxIds, tooEarly } = await anEvening(app, Number(process.env.SEED ?? 1), atDepth(60, 500))
  expect(tooEarly).toEqual([])
  const { transfers } = await atProvider(app)
  const { payments } = await control<Paid>(app, 'GET', '/payments')
  const captured = payments.filter((payment) => payment.captured)
  const ours = await app.services.db
    .selectFrom('transfers')
    .innerJoin('payment_orders as o', (join) =>
      join
        .onRef('o.id', '=', 'transfers.payment_order_id')
        .onRef('o.event_box_id', '=', 'transfers.event_box_id'),
    )
    .select(['provider_transfer_id', 'reversed_paise', 'provider_order_id'])
    .select(['transfers.state', 'transfers.check_at', 'transfers.settled_at'])
    .where('transfers.event_box_id', 'in', boxIds)
    .execute()
  const contributions = await app.services.db
    .selectFrom('contributions')
    .selectAll()
    .where('event_box_id', 'in', boxIds)
    .execute()
  // Each captured payment is a gift, with one transfer of its whole contribution.
  expect(contributions.map(({ payment_id }) => payment_id).sort()).toEqual(
    captured.map(({ id }) => id).sort(),
  )
  const failedRefunds = await app.services.db
    .selectFrom('refunds')
    .select('payment_id')
    .where('state', '=', 'failed')
    .execute()
  const stopped = new Set(failedRefunds.map(({ payment_id }) => payment_id))
  let owed = 0
  for (const payment of captured) {
    const made = transfers.filter(({ source }) => source === payment.order_id)
    expect(made).toHaveLength(1)
    const [transfer] = made
    const row = ours.find((one) => one.provider_transfer_id === transfer?.id)
    if (!transfer || !row) throw new Error(`Payment ${payment.id} has no transfer.`)
    expect(row.reversed_paise).toBe(transfer.amount_reversed)
    expect(row.check_at).toBeNull()
    expect(transfer.settlement_status).toBe(transfer.amount_reversed === transfer.amount ? null : 'settled')
    const keptPaise = Math.max(0, splitCharge(payment.amount - payment.amount_refunded).contributionPaise)
    const heldBack = transfer.amount - transfer.amount_reversed
    // A reversal for a refund that was stopped then is owed by us, and paid by hand.
    if (!stopped.has(payment.id)) expect(heldBack).toBeGreaterThanOrEqual(keptPaise)
    owed += keptPaise - heldBack
  }
  const rows = await app.services.db.selectFrom('ledger').selectAll().execute()
  const sum = (of: 'owed_to_hosts' | 'suspense' | 'gateway_receivable' | 'bank') =>
    rows.reduce((paise, row) => paise + row[of], 0)
  expect(0 - sum('owed_to_hosts')).toBe(owed)
  // Our bank gets, sooner or later, what was captured less fees, refunds and transfers.
  const brought = captured.reduce(
    (paise, { amount, fee, amount_refunded }) => paise + amount - fee - amount_refunded,
    0,
  )
  const gone = transfers
    .filter(({ status }) => status !== 'created')
    .reduce((paise, { amount, amount_reversed, fees }) => paise + amount - amount_reversed + fees, 0)
  expect(sum('bank') + sum('gateway_receivable')).toBe(brought - gone)
  expect(sum('suspense')).toBe(0)
  // The provider delays a settlement that would be negative; no line of the others is left over.
  const lines = await app.services.db.selectFrom('settlement_lines').selectAll().execute()
  const unmatched = lines.filter(
    (line) => !(line.payment_id ?? line.refund_id ?? line.transfer_id ?? line.reversal_id),
  )
  expect(unmatched).toEqual([])
  expect(new Set(lines.map(({ type }) => type))).toEqual(
    new Set(['payment', 'refund', 'transfer', 'reversal']),
  )
}, 600_000)
