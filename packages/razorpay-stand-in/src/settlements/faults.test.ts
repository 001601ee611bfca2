// Faults of settlements: each does what its name says, once, to the next settlement.
import { expect, test } from 'vitest'
import { openSettling } from '../../test/settling.ts'

const REPORT = '/v1/settlements/recon/combined?count=1000&year=2026&month='

/** Two payments and one fault, settled at once. `lines` are those of the report of November. */
async function openFaulty(kind: string) {
  const standIn = await openSettling('2026-11-16T10:00:00+05:30')
  const { payOne, post, get } = standIn
  const [first, second] = [await payOne(), await payOne()]
  expect((await post('/stand-in/settlement-faults', { kind })).body.waiting).toEqual([kind])
  const made = (await post('/stand-in/settlements')).body.settlements
  const lines = (await get(`${REPORT}11`)).body.items
  expect((await get('/stand-in/settlement-faults')).body.waiting).toEqual([])
  return { ...standIn, first, second, made, lines }
}

const NET = 52_104 - 1230

const sumOf = (lines: { credit: number; debit: number }[]) =>
  lines.reduce((sum, { credit, debit }) => sum + credit - debit, 0)

test.each([
  ['amount wrong', { type: 'payment', amount: 52_204, credit: NET + 100, fee: 1230 }],
  ['fee wrong', { type: 'payment', amount: 52_104, credit: NET - 100, fee: 1330 }],
  ['type wrong', { type: 'transfer', amount: 52_104, credit: NET }],
  ['foreign currency', { currency: 'USD', amount: 620, credit: NET, fee: 1230 }],
])('%s: the line differs from its payment, and the settlement follows the line', async (kind, line) => {
  const { first, made, lines, get } = await openFaulty(kind)
  expect(lines).toMatchObject([
    { entity_id: first.id, ...line },
    { amount: 52_104, credit: NET },
  ])
  expect(made).toMatchObject([{ amount: sumOf(lines) }])
  expect((await get('/stand-in/bank-statement')).body.balance).toBe(made[0].amount)
})

test.each([
  ['unknown payment', { type: 'payment', credit: 9764, amount: 10_000, fee: 236, tax: 36 }],
  ['unknown refund', { type: 'refund', debit: 500, payment_id: expect.stringMatching(/^pay_/) }],
  ['unexpected adjustment', { type: 'adjustment', debit: 1180, dispute_id: null, payment_id: null }],
])('%s: a line of nothing that exists', async (kind, line) => {
  const { made, lines, get } = await openFaulty(kind)
  const { entity_id: id } = lines[2]
  expect(lines[2]).toMatchObject({ ...line, settlement_utr: made[0].utr })
  expect(made).toMatchObject([{ amount: sumOf(lines) }])
  expect((await get(`/v1/payments/${id}`)).status).toBe(400)
})

test('line missing: the settlement has its money, the report has not its line, until it is completed', async () => {
  const { first, second, made, lines, get, post } = await openFaulty('line missing')
  expect(lines).toMatchObject([{ entity_id: second.id }])
  expect(made).toMatchObject([{ amount: 2 * NET }])
  expect((await post('/stand-in/settlements')).body.settlements).toEqual([])
  await post(`/stand-in/settlements/${made[0].id}/complete`)
  expect((await get(`${REPORT}11`)).body.items).toMatchObject([
    { entity_id: first.id, settlement_utr: made[0].utr },
    { entity_id: second.id },
  ])
})

test('line twice: in the report and in the money', async () => {
  const { first, second, made, lines } = await openFaulty('line twice')
  expect(lines).toMatchObject([{ entity_id: first.id }, { entity_id: second.id }, { entity_id: first.id }])
  expect(made).toMatchObject([{ amount: 3 * NET }])
})

test('line late: ten working days later, whatever is settled at once meanwhile', async () => {
  const { first, second, lines, goOn, get, post } = await openFaulty('line late')
  expect(lines).toMatchObject([{ entity_id: second.id }])
  expect((await post('/stand-in/settlements')).body.settlements).toEqual([])
  await goOn('2026-11-30T10:00:00+05:30')
  expect((await get(`${REPORT}11&day=30`)).body.items).toMatchObject([
    { entity_id: first.id, on_hold: false },
  ])
})

test('late: all of it ten working days later', async () => {
  const { made, lines, goOn, settledDays } = await openFaulty('late')
  expect([made, lines]).toEqual([[], []])
  await goOn('2026-12-30T10:00:00+05:30')
  expect(await settledDays()).toEqual(['2026-11-30'])
})

test('split: one payment has a settlement of its own', async () => {
  const { first, second, made, lines } = await openFaulty('split')
  expect(made).toMatchObject([{ amount: NET }, { amount: NET }])
  expect(lines).toMatchObject([
    { entity_id: first.id, settlement_id: made[0].id },
    { entity_id: second.id, settlement_id: made[1].id },
  ])
})

test('failed: without a reference or money, and processed on the next working day', async () => {
  const { made, goOn, get, received, hasReceived } = await openFaulty('failed')
  expect(made).toMatchObject([{ status: 'failed', utr: null }])
  expect((await get('/stand-in/bank-statement')).body.entries).toEqual([])
  await goOn('2026-11-17T10:00:00+05:30')
  const { body } = await get(`/v1/settlements/${made[0].id}`)
  expect(body).toMatchObject({ status: 'processed', utr: expect.any(String) })
  await hasReceived(7)
  expect(received.filter(({ event }) => event === 'settlement.processed').length).toBe(1)
})

test('amount of settlement wrong: a rupee more than its lines, and the bank gets it', async () => {
  const { made, lines, get } = await openFaulty('amount of settlement wrong')
  expect(made).toMatchObject([{ amount: sumOf(lines) + 100 }])
  expect((await get('/stand-in/bank-statement')).body.balance).toBe(sumOf(lines) + 100)
})

test('reference missing: processed without it, while the bank has one, which completing tells', async () => {
  const { made, lines, get, post } = await openFaulty('reference missing')
  expect(made).toMatchObject([{ status: 'processed', utr: null }])
  expect(lines).toMatchObject([{ settlement_utr: null }, { settlement_utr: null }])
  const { reference } = (await get('/stand-in/bank-statement')).body.entries[0]
  expect(reference).toMatch(/^RZRP/)
  const { body } = await post(`/stand-in/settlements/${made[0].id}/complete`)
  expect(body.utr).toBe(reference)
  expect((await get(`${REPORT}11`)).body.items).toMatchObject([{ settlement_utr: reference }, {}])
})

test('several faults change each another payment, and one without a payment waits for the next settlement', async () => {
  const { post, get, payOne } = await openSettling('2026-11-16T10:00:00+05:30')
  const [first, second] = [await payOne(), await payOne(), await payOne()]
  for (const kind of ['fee wrong', 'line missing', 'reference missing'])
    for (let times = 0; times < 2; times += 1) await post('/stand-in/settlement-faults', { kind })
  await post('/stand-in/settlements')
  const { waiting } = (await get('/stand-in/settlement-faults')).body
  expect(waiting).toEqual(['line missing', 'reference missing'])
  expect((await get(`${REPORT}11`)).body.items).toMatchObject([
    { entity_id: first.id, fee: 1330 },
    { entity_id: second.id, fee: 1330 },
  ])
})

test('a fault of another name is refused', async () => {
  const { post } = await openSettling('2026-11-16T10:00:00+05:30')
  expect((await post('/stand-in/settlement-faults', { kind: 'bad luck' })).status).toBe(400)
})
