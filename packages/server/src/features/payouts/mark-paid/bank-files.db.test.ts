// Payouts that are paid by hand, many at once: a file for the bank, and the file that it gives back.

import { noteRestored } from '../../../db/installation.ts'
import { adminHeaders } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { payoutsOf } from '../../../test/paying-out.ts'
import { actionsOn, aPayout, findListed, listPage, UTR } from '../../../test/payouts/marking-paid.ts'
import { changeUpiId, owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { confirmCompared } from '../../../test/payouts/restored-backups.ts'
import { DAY_MS } from '../../../test/times.ts'

const send = async (test: TestApp, what: string, body: object) =>
  call(test, ['POST', `/admin/payments/payouts/${what}`], { headers: await adminHeaders(test), body })

const rowOf = (id: string, otherwise: object = {}) => ({
  ...{ reference: id, bank_reference: UTR, status: 'SUCCESS', amount: '501.00', upi_id: 'meera@okbank' },
  ...otherwise,
})

/** What the check's answer says of each row. */
const verdicts = async (test: TestApp, rows: object[]) =>
  (await send(test, 'bank-results/check', { rows })).body.rows.map((row: { verdict: string }) => row.verdict)

test('the file for the bank has what can be paid by hand to a UPI ID; that it was made is known to all', async ({
  app,
  off,
}) => {
  const { id } = await aPayout(off)
  const none = await aPayout(off, null)
  const { body } = await send(off, 'bank-file', { group: 'due', payouts: [id, none.id] })
  expect(body).toEqual({
    success: true,
    rows: [{ id, upi_id: 'meera@okbank', name: 'Meera Nair', amount_paise: 501_00 }],
    has_more: false,
  })
  const due = await send(off, 'bank-file', { group: 'due', payouts: [] })
  expect(due.body.rows).toContainEqual(body.rows[0])
  expect((await send(off, 'bank-file', { group: 'waiting', payouts: [] })).body.rows).toEqual([])
  expect((await listPage(off)).last_bank_file).toMatchObject({
    by: 'Kavita Rao',
    detail: expect.stringMatching(/^\d+ payouts?, ₹/),
  })
  // The provider is about to send it.
  expect((await send(app, 'bank-file', { group: 'due', payouts: [id] })).body.rows).toEqual([])
})

test('while the provider pays, what it is sent at a later time is neither in a file nor offered to be marked', async ({
  app,
  off,
}) => {
  const { id } = await aPayout(off)
  const hold = (check_at: Date | null) =>
    app.services.db
      .updateTable('payouts')
      .set({ state: 'waiting', hold: 'upi-id-limit', check_at })
      .where('id', '=', id)
      .execute()
  const listed = async () => (await send(app, 'bank-file', { group: 'waiting', payouts: [id] })).body.rows
  await hold(new Date(app.clock.now.getTime() + DAY_MS))
  expect(await listed()).toEqual([])
  expect(await findListed(app, id, 'waiting')).toMatchObject({ can_be_marked: false })
  await hold(null)
  expect(await listed()).toMatchObject([{ id }])
  expect(await findListed(app, id, 'waiting')).toMatchObject({ can_be_marked: true })
})

test('the file that comes back is checked without a change; then each row is marked by itself, once', async ({
  app,
  off,
}) => {
  const first = await aPayout(off)
  const second = await aPayout(off)
  const unknown = '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e'
  const file = [
    rowOf(first.id.toUpperCase()),
    rowOf(second.id, { bank_reference: '612345678902', amount: '501.01' }),
    rowOf(unknown),
    rowOf("'; drop table payouts--"),
    rowOf(first.id),
  ]
  expect(await verdicts(off, file)).toEqual(['ready', 'other-amount', 'unknown', 'unknown', 'twice'])
  expect((await payoutsOf(app, first.box))[0]?.state).toBe('due')

  const seen = { upi_id: 'meera@okbank', amount_paise: 501_00 }
  const rows = [
    { ...seen, id: first.id, reference: UTR },
    { ...seen, id: unknown, reference: UTR },
    { ...seen, id: second.id, reference: '612345678902', amount_paise: 501_01 },
  ]
  const marked = await send(off, 'bank-results', { rows })
  expect(marked.body.outcomes).toEqual([
    { id: first.id, refusal: null },
    { id: unknown, refusal: expect.any(String) },
    { id: second.id, refusal: expect.stringContaining('not what you saw') },
  ])
  expect(await payoutsOf(app, first.box)).toMatchObject([{ state: 'processed', utr: UTR }])
  expect((await payoutsOf(app, second.box))[0]?.state).toBe('due')
  expect(await owed(app, first.box)).toBe(0)

  expect((await send(off, 'bank-results', { rows: rows.slice(0, 1) })).body.outcomes).toEqual([
    { id: first.id, refusal: null },
  ])
  expect(await actionsOn(app, first.id)).toHaveLength(1)
  expect(await verdicts(off, file.slice(0, 1))).toEqual(['paid'])
  expect(await verdicts(off, [rowOf(first.id, { bank_reference: 'OTHER-REF-1' })])).toEqual([
    'paid-otherwise',
  ])
})

test('after the host has changed the UPI ID, neither check nor mark takes the old one', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  await changeUpiId(app, box)
  expect(await verdicts(off, [rowOf(id), rowOf(id)])).toEqual(['other-upi-id', 'twice'])
  const rows = [{ id, reference: UTR, upi_id: 'meera@okbank', amount_paise: 501_00 }]
  expect((await send(off, 'bank-results', { rows })).body.outcomes).toMatchObject([
    { refusal: expect.any(String) },
  ])
  expect((await payoutsOf(app, box))[0]?.state).not.toBe('processed')
})

test('after a restored backup no file is made until payouts were compared: a bank may have paid them since', async ({
  app,
  off,
}) => {
  const { id } = await aPayout(off)
  await noteRestored(app.services.db, app.clock.now)
  const body = { group: 'due', payouts: [id] }
  for (const server of [off, app])
    expect(await send(server, 'bank-file', body)).toMatchObject({
      status: 409,
      body: { code: 'payoutsNotCompared' },
    })
  await confirmCompared(off)
  expect((await send(off, 'bank-file', body)).body.rows).toMatchObject([{ id }])
})

test('files are bounded, and nobody else makes or marks them', async ({ off }) => {
  const rows = (count: number) => ({ rows: Array.from({ length: count }, () => rowOf('x')) })
  for (const [what, body] of [
    ['bank-results/check', rows(0)],
    ['bank-results/check', rows(501)],
    ['bank-results/check', { rows: [rowOf('x'.repeat(121))] }],
    ['bank-results', rows(1)],
    ['bank-file', { group: 'due', payouts: ['x'] }],
  ] as const)
    expect(await send(off, what, body)).toMatchObject({ status: 400 })
  expect(await send(off, 'bank-results/check', rows(500))).toMatchObject({ status: 200 })
  for (const what of ['bank-file', 'bank-results', 'bank-results/check'])
    expect(await call(off, ['POST', `/admin/payments/payouts/${what}`], { body: {} })).toMatchObject({
      status: 401,
    })
})
