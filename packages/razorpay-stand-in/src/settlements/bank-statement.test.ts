// The bank statement: what tests compare their books with.
import { expect, test } from 'vitest'
import { COMPOSITE_PAYOUT, PAYOUT_KEY } from '../../test/payout.ts'
import { openSettling } from '../../test/settling.ts'

test('a settlement is on the statement once it is processed, with its reference', async () => {
  const { post, get, payOne } = await openSettling('2026-11-16T10:00:00+05:30')
  await payOne()
  const { body } = await post('/stand-in/settlements', { status: 'created' })
  const [{ id }] = body.settlements
  expect((await get('/stand-in/bank-statement')).body).toEqual({ entries: [], balance: 0 })
  const { utr } = (await post(`/stand-in/settlements/${id}/state`, { status: 'processed' })).body
  expect((await get('/stand-in/bank-statement')).body).toEqual({
    entries: [{ of: id, kind: 'settlement', reference: utr, credit: 50_874, debit: 0 }],
    balance: 50_874,
  })
})

test('a payout and its charge leave the account once it is processed, and the payout alone comes back', async () => {
  const { post, get } = await openSettling('2026-11-16T10:00:00+05:30')
  const { id } = (await post('/v1/payouts', COMPOSITE_PAYOUT, PAYOUT_KEY)).body
  const statement = async () => (await get('/stand-in/bank-statement')).body
  expect(await statement()).toEqual({ entries: [], balance: 0 })
  const { utr } = (await post(`/stand-in/payouts/${id}/state`, { status: 'processed' })).body
  const left = [
    { of: id, kind: 'payout', reference: utr, credit: 0, debit: 50_100 },
    { of: id, kind: 'payout charge', reference: utr, credit: 0, debit: 590 },
  ]
  expect(await statement()).toEqual({ entries: left, balance: -50_690 })
  await post(`/stand-in/payouts/${id}/state`, { status: 'reversed' })
  expect(await statement()).toMatchObject({
    entries: [...left, { kind: 'payout returned', credit: 50_100 }],
    balance: -590,
  })
})
