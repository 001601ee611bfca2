// The exact requests for payouts, and how their answers are read.
import { expect, test } from 'vitest'
import { clientOf, payout, scriptedClient } from '../../test/servers/client-of-scripted-provider.ts'

const { wire, payouts } = scriptedClient()

test('a host is paid by UPI from our account, with our id as key and reference', async () => {
  wire.willAnswer({ body: payout })
  const of = { id: 'payout-1', boxId: 'box-1', number: 3, hostId: 'host-1' }
  const destination = { kind: 'upi-id', upiId: 'a@b' } as const
  const sent = await payouts().send({ ...of, payeeName: 'Asha Rao', destination, amountPaise: 50_100 })
  expect(sent).toMatchObject(payout)
  expect(wire.asked).toMatchObject([
    { method: 'POST', path: '/v1/payouts', headers: { 'x-payout-idempotency': 'payout-1' } },
  ])
  expect(wire.asked[0]?.body).toEqual({
    account_number: '2323230000000000',
    amount: 50_100,
    currency: 'INR',
    mode: 'UPI',
    purpose: 'payout',
    queue_if_low_balance: true,
    reference_id: 'payout-1',
    narration: 'Lifafa gifts',
    notes: { event_box: 'box-1', piece: '3', upi_id: 'a@b' },
    fund_account: {
      account_type: 'vpa',
      vpa: { address: 'a@b' },
      contact: { name: 'Asha Rao', type: 'customer', reference_id: 'host-1' },
    },
  })
})

test.each([
  [5_00_000_00, 'IMPS'],
  [5_00_000_01, 'NEFT'],
])('%i paise to a bank account go by %s; the notes do not have the number', async (amountPaise, mode) => {
  wire.willAnswer({ body: payout })
  const account = { accountNumber: '765432123456789', ifsc: 'HDFC0000053', name: 'Asha R Rao' }
  await payouts().send({
    ...{ id: 'payout-1', boxId: 'box-1', number: 3, hostId: 'host-1', payeeName: 'Asha Rao', amountPaise },
    destination: { kind: 'bank-account', ...account },
  })
  expect(wire.asked[0]?.body).toMatchObject({
    mode,
    notes: { event_box: 'box-1', piece: '3' },
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name: 'Asha R Rao', ifsc: 'HDFC0000053', account_number: '765432123456789' },
      contact: { name: 'Asha Rao', type: 'customer', reference_id: 'host-1' },
    },
  })
  expect(JSON.stringify(wire.asked[0]?.body).match(/765432123456789/g)).toHaveLength(1)
})

test('the balance of our account is read, and of no other', async () => {
  const balance = (account_number: string, available_amount: number) => ({
    ...{ entity: 'banking_balance', account_number, amount: available_amount + 5, available_amount },
  })
  wire.willAnswer({ body: { items: [balance('409001396356', 7), balance('2323230000000000', 1029)] } })
  expect(await payouts().readBalance()).toBe(1029)
  expect(wire.asked).toMatchObject([{ method: 'GET', path: '/v1/banking_balances' }])
  wire.willAnswer({ body: { items: [balance('409001396356', 7)] } })
  expect(await payouts().readBalance()).toBeUndefined()
})

test('a payout is found by our id alone; an incomplete list fails, since the payout would be sent again', async () => {
  const found = (...items: object[]) => {
    wire.willAnswer({ body: { items } })
    return payouts().find('payout-1')
  }
  expect(await found({ ...payout, reference_id: 'payout-2' }, payout)).toMatchObject({ id: 'pout_1' })
  expect(wire.asked).toMatchObject([
    { path: '/v1/payouts', query: { account_number: '2323230000000000', reference_id: 'payout-1' } },
  ])
  expect(await found({ ...payout, reference_id: 'payout-2' })).toBeUndefined()
  expect(await found()).toBeUndefined()
  await expect(found({ id: 'strange' })).rejects.toMatchObject({ outcome: 'invalid-response' })
})

test('without an account hosts are paid by hand; payouts of an earlier account are still followed', () => {
  const without = clientOf(wire, { payoutAccount: undefined })
  expect([without.payouts, without.sentPayouts]).toEqual([undefined, undefined])
  const off = clientOf(wire, { payoutMode: 'off' })
  expect([off.payouts, off.sentPayouts]).toEqual([undefined, expect.any(Object)])
})
