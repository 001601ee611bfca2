// Answers of the provider that cannot be right: no guest pays an order that is not the one we asked for.
import { CHARGE_PAISE, control, openOrder } from '../../../test/paying.ts'
import { alarmsOf, expect, expectNotStarted, injectFault, test } from '../../../test/payments/fresh-client.ts'
import { orderOf } from '../../../test/payments/orders.ts'
import { insertEventBox } from '../../../test/rows.ts'

test.for([
  ['is no JSON', {}],
  ['names another amount', { told: { amount: 100 } }],
  ['names another currency', { told: { currency: 'USD' } }],
  ['names another receipt', { told: { receipt: crypto.randomUUID() } }],
  ['names no order', { told: { id: null } }],
] as const)(
  'an answer of 200 that %s is not used: the order under our receipt is paid, with an alarm [provider-7]',
  async ([_how, change], { fresh }) => {
    const box = await insertEventBox(fresh.services.db)
    await injectFault(fresh, { kind: 'garbled', method: 'POST', path: '/v1/orders', times: 1, ...change })
    const { status, body } = await openOrder(fresh, { giftid: box.id })
    expect(status).toBe(200)
    const { id, provider_order_id } = await orderOf(fresh, box.id)
    expect(provider_order_id).toBe(body.id)
    expect(await fresh.services.provider.findOrderByReceipt(id)).toMatchObject({
      id: body.id,
      amount: CHARGE_PAISE,
      currency: 'INR',
    })
    expect(alarmsOf(fresh)).toEqual(['provider-garbled'])
  },
)

test.for([
  ['is no JSON', undefined],
  ['is of another amount', { amount: 100 }],
  ['is in another currency', { currency: 'USD' }],
] as const)(
  'if the order under our receipt %s, no checkout is opened [provider-8]',
  async ([_how, change], { fresh }) => {
    const box = await insertEventBox(fresh.services.db)
    const contribution = { giftid: box.id, request_key: crypto.randomUUID() }
    await injectFault(fresh, { kind: 'cut', method: 'POST', times: 1 })
    await injectFault(fresh, { kind: 'server error', method: 'GET', times: 3 })
    await expectNotStarted(await openOrder(fresh, contribution))
    const { id } = await orderOf(fresh, box.id)
    const stored = await fresh.services.provider.findOrderByReceipt(id)
    await injectFault(fresh, {
      kind: 'garbled',
      method: 'GET',
      told: change && { items: [{ ...stored, ...change }] },
    })
    await expectNotStarted(await openOrder(fresh, contribution))
    expect(await orderOf(fresh, box.id)).toMatchObject({ state: 'creating', provider_order_id: null })
    await control(fresh, 'DELETE', '/faults')
    expect((await openOrder(fresh, contribution)).body.id).toBe(stored?.id)
  },
)
