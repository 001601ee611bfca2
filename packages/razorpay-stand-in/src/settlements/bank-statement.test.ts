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

async function openPayout() {
  const standIn = await openSettling('2026-11-16T10:00:00+05:30')
  const { post, get } = standIn
  const { id } = (await post('/v1/payouts', COMPOSITE_PAYOUT, PAYOUT_KEY)).body
  return {
    ...standIn,
    id,
    move: async (status: string) => (await post(`/stand-in/payouts/${id}/state`, { status })).body,
    statement: async () => (await get('/stand-in/bank-statement')).body,
  }
}

test('a payout leaves the account at once, its charge when it has arrived, and the payout alone comes back', async () => {
  const { id, move, statement } = await openPayout()
  const left = { of: id, kind: 'payout', reference: null, credit: 0, debit: 50_100 }
  expect(await statement()).toEqual({ entries: [left], balance: -50_100 })
  const { utr } = await move('processed')
  const arrived = [
    { ...left, reference: utr },
    { of: id, kind: 'payout charge', reference: utr, credit: 0, debit: 590 },
  ]
  expect(await statement()).toEqual({ entries: arrived, balance: -50_690 })
  expect(await move('reversed')).toMatchObject({ fees: 590, tax: 90 })
  expect(await statement()).toMatchObject({
    entries: [...arrived, { kind: 'payout returned', credit: 50_100 }],
    balance: -590,
  })
})

test.each(['failed', 'reversed'])('a payout that is %s on its way costs nothing', async (status) => {
  const { move, statement } = await openPayout()
  expect(await move(status)).toMatchObject({ fees: 0, tax: 0 })
  expect(await statement()).toEqual({ entries: [], balance: 0 })
})
