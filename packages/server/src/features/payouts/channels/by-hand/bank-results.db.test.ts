// The file that the bank gave back: its rows are checked, then each is marked by itself.
import { adminHeaders, anAdmin } from '../../../../test/administrators/admins.ts'
import { call } from '../../../../test/fixtures.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../../test/paying-out.ts'
import { aPayout, makeFile, sendToPayouts, UTR } from '../../../../test/payouts/marking-paid.ts'
import { owed, saveBankAccount } from '../../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../../test/payouts/payout-test.ts'
import { DAY_MS } from '../../../../test/times.ts'
import { markBankResults } from './bank-results.ts'

const rowOf = (reference: string, more: object = {}) => ({
  ...{ reference, bank_reference: UTR, status: 'Success', amount: '501', upi_id: 'meera@okbank' },
  ...more,
})

test('the bank’s file is checked without a change, then marked row by row', async ({ app, off }) => {
  const [first, second] = [await aPayout(off), await aPayout(off)]
  const [one, two] = [
    (await makeFile(off, first.id))[0]?.id ?? '',
    (await makeFile(off, second.id))[0]?.id ?? '',
  ]
  const unknown = crypto.randomUUID()
  const ofOne = rowOf(one.toUpperCase(), { bank_reference: 'BANKREF0' })
  const file = [
    ofOne,
    rowOf(two, { bank_reference: '612345678902', amount: '501.01' }),
    rowOf(unknown),
    rowOf("'; drop table payouts--"),
    rowOf(first.id),
  ]
  const check = async (rows: object[]) => (await sendToPayouts(off, 'bank-results/check', { rows })).body.rows
  const verdicts = async (rows: object[]) =>
    (await check(rows)).map(({ verdict }: { verdict: string }) => verdict)
  expect(await verdicts(file)).toEqual(['ready', 'other-amount', 'unknown', 'unknown', 'unknown'])
  for (const other of [{ status: 'Returned' }, { bank_reference: 'BANKREF9' }])
    expect(await verdicts([ofOne, { ...ofOne, ...other }])).toEqual(['twice', 'twice'])
  expect(await check([rowOf(two)])).toMatchObject([{ payout: { to: 'meera@okbank', number: 1 } }])
  expect((await payoutsOf(app, first.box))[0]?.state).toBe('paying')
  const rows = [
    { id: one, reference: 'BANKREF1' },
    { id: unknown, reference: 'BANKREF2' },
  ]
  for (let times = 0; times < 2; times++)
    expect((await sendToPayouts(off, 'bank-results', { rows })).body.outcomes).toEqual([
      { id: one, refusal: null },
      { id: unknown, refusal: expect.any(String) },
    ])
  const jobs = { ...off.services.jobs, add: () => Promise.reject(new Error('no email can be sent')) }
  const wanted = {
    rows: [{ id: two, reference: 'BANKREF3', is_shared: false }],
    adminId: (await anAdmin(off)).id,
  }
  const marking = markBankResults({ ...off.services, now: app.clock.now, jobs }, wanted)
  await expect(marking).rejects.toThrow('no email can be sent')
  expect(await owed(app, first.box)).toBe(0)
  expect(
    await verdicts([rowOf(one, { bank_reference: 'BANKREF1' }), rowOf(two, { bank_reference: 'bankref1' })]),
  ).toEqual([...['paid', 'shared-reference']])
})

test('two payouts to one host with one reference are not marked', async ({ off }) => {
  const box = await aBoxWithContributions(off, { contributions: [60_000, 60_000] })
  await round(off, 3 * DAY_MS)
  await saveBankAccount(off, box)
  const payouts = await payoutsOf(off, box)
  const file = await makeFile(off, ...payouts.map(({ id }) => id))
  const rows = file.map(({ id, amount_paise }) =>
    rowOf(id, { bank_reference: 'ONEOFTWO1', amount: String(amount_paise / 100), upi_id: null }),
  )
  const { body } = await sendToPayouts(off, 'bank-results/check', { rows })
  const payout = { to: 'Meera R. Nair, ••••6789, HDFC0000053' }
  expect(body.rows).toMatchObject(Array(2).fill({ verdict: 'host-reference', payout }))
})

test('files are bounded, and nobody else makes or marks them', async ({ off }) => {
  const rows = (count: number) => ({ rows: Array.from({ length: count }, () => rowOf('x')) })
  for (const [path, body] of [
    ['bank-results/check', rows(0)],
    ['bank-results/check', rows(501)],
    ['bank-results/check', { rows: [rowOf('x'.repeat(121))] }],
    ['bank-results', rows(1)],
    ['bank-file', { payouts: ['x'] }],
  ] as const)
    expect([path, (await sendToPayouts(off, path, body)).status]).toEqual([path, 400])
  const largest = { rows: Array(500).fill(rowOf('x'.repeat(120))) }
  expect((await sendToPayouts(off, 'bank-results/check', largest)).status).toBe(200)
  for (const path of ['bank-file', 'bank-results/check', 'bank-results'])
    expect(
      (await call(off, ['POST', `/admin/payments/payouts/${path}`], { body: { payouts: [], rows: [] } }))
        .status,
    ).toBe(401)
})

test('an administrator pays at most 30 times a minute, by whatever call', async ({ off }) => {
  const by = await adminHeaders(off)
  const rows = [{ id: crypto.randomUUID(), reference: 'BANKREF1' }]
  for (let times = 0; times < 30; times++) await sendToPayouts(off, 'bank-results', { rows }, by)
  for (const [path, body] of [
    ['bank-results', { rows }],
    ['bank-file', { payouts: [] }],
    [
      `${crypto.randomUUID()}/pay-by-hand`,
      { upi_id: 'meera@okbank', amount_paise: 501_00, hold_reason: null },
    ],
  ] as const)
    expect([path, (await sendToPayouts(off, path, body, by)).status]).toEqual([path, 429])
})
