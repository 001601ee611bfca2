// Administrators correct the ledger: two lines, a reason, and an alarm above a sum.
import { LARGE_CORRECTION_PAISE } from '@lifafa/contract/limits'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { adminHeaders, anAdmin } from '../../test/administrators/admins.ts'
import { correctionsOf, entriesOf, REASON, write } from '../../test/administrators/corrections.ts'
import { call } from '../../test/fixtures.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../test/paying-out.ts'
import { owed } from '../../test/payouts/paid-hosts.ts'
import { insertEventBox, someBoxId } from '../../test/rows.ts'
import { expect, test } from '../../test/test.ts'
import { DAY_MS } from '../../test/times.ts'

test('without a sign-in, and with lines that are no correction, nothing is written', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  expect(await write(app, box.id, { by: { authorization: 'Bearer none' } })).toMatchObject({ status: 401 })
  for (const [field, sentence, body] of [
    ['reason', adminPagesSentences.reasonRequired, { reason: ' ' }],
    ['amount', sentences.amountOdd, { amount: 0 }],
    ['credit_box', sentences.boxWanted, { credit_box: 'x' }],
    ['debit_box', sentences.boxNotWanted, { debit_box: box.id }],
    ['credit_account', sentences.sameLine, { debit_account: 'owed_to_hosts', debit_box: box.id }],
    ['credit_box', sentences.boxUnknown, { credit_box: someBoxId() }],
  ] as const)
    expect(await write(app, box.id, body)).toMatchObject({
      status: 400,
      body: { errors: { [field]: [sentence] } },
    })
  expect(await correctionsOf(app, box.id)).toEqual([])
})

test('a correction is entered at once, with its reason, and is paid out', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  const admin = await anAdmin(app)
  const by = await adminHeaders(app, admin.id)
  expect(await write(app, box.id, { by })).toMatchObject({
    status: 200,
    body: { message: sentences.entered },
  })
  expect(await entriesOf(app, box.id)).toEqual([{ owed_to_hosts: -100_00, suspense: 100_00 }])
  expect(await owed(app, box)).toBe(601_00)
  const log = app.services.db.selectFrom('audit_log').select(['action', 'detail'])
  expect(await log.where('admin_id', '=', admin.id).execute()).toEqual([
    { action: 'correction-written', detail: `₹100: debit suspense, credit owed to hosts; ${REASON}` },
  ])
  const { body } = await call(app, ['GET', '/admin/payments/corrections'], { headers: by })
  expect(body.corrections[0]).toMatchObject({
    by: 'Kavita Rao',
    amount_paise: 100_00,
    debit: { account: 'suspense', box: null },
    credit: { account: 'owed_to_hosts', box: { id: box.id, name: box.name } },
    reason: REASON,
  })
  await round(app, 3 * DAY_MS)
  expect((await payoutsOf(app, box)).map(({ amount_paise }) => amount_paise)).toEqual([601_00])
})

test('a large sum alarms once, also in parts, and a day later only by itself', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { id } = await anAdmin(app)
  const by = await adminHeaders(app, id)
  const large = () => app.logged.filter(({ alarm }) => alarm === 'correction-large')
  await write(app, box.id, { by, amount: LARGE_CORRECTION_PAISE })
  expect(large()).toEqual([])
  const last = { by, amount: 1, request_key: crypto.randomUUID() }
  await write(app, box.id, last)
  await write(app, box.id, last)
  const second = (await correctionsOf(app, box.id)).find(({ amount_paise }) => amount_paise === 1)
  expect(large()).toMatchObject([{ correction: second?.id, withinDay: '₹10,000.01' }])
  await write(app, box.id, { amount: 1 })
  app.clock.now = new Date(app.clock.now.getTime() + DAY_MS)
  await write(app, box.id, { by: await adminHeaders(app, id), amount: LARGE_CORRECTION_PAISE })
  expect(large()).toHaveLength(1)
})

test('a correction between two boxes is two balanced entries', async ({ app }) => {
  const from = await aBoxWithContributions(app)
  const to = await insertEventBox(app.services.db)
  await write(app, to.id, { debit_account: 'owed_to_hosts', debit_box: from.id, amount: 501_00 })
  expect(await entriesOf(app, from.id)).toEqual([{ owed_to_hosts: 501_00, suspense: -501_00 }])
  expect(await entriesOf(app, to.id)).toEqual([{ owed_to_hosts: -501_00, suspense: 501_00 }])
  expect([await owed(app, from), await owed(app, to)]).toEqual([0, 501_00])
})

test('a correction of one box, or of none, is one entry', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  const lines = {
    debit_account: 'owed_to_hosts',
    debit_box: box.id,
    credit_account: 'suspense',
    credit_box: '',
  }
  await write(app, box.id, { ...lines, amount: 1_00 })
  expect(await entriesOf(app, box.id)).toEqual([{ owed_to_hosts: 1_00, suspense: -1_00 }])
  const ofNone = { ...lines, debit_account: 'suspense', debit_box: '', credit_account: 'bank' }
  expect(await write(app, box.id, { ...ofNone, amount: 77 })).toMatchObject({ status: 200 })
  expect(await entriesOf(app, '')).toEqual([{ owed_to_hosts: 0, suspense: 77 }])
})

test('nothing is taken from a host that is not owed any more', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const take = {
    debit_account: 'owed_to_hosts',
    debit_box: box.id,
    credit_account: 'bank',
    credit_box: '',
  }
  expect(await write(app, box.id, { ...take, amount: 1_00 })).toMatchObject({ status: 409 })
  expect(await correctionsOf(app, box.id)).toEqual([])
})

test('a correction that is sent repeatedly is written once', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const again = { by: await adminHeaders(app), request_key: crypto.randomUUID() }
  const answers = await Promise.all([0, 1, 2].map(() => write(app, box.id, again)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await entriesOf(app, box.id)).toHaveLength(1)
  expect(await write(app, box.id, { ...again, amount: 200_00 })).toMatchObject({ status: 409 })
  const other = await insertEventBox(app.services.db)
  expect(await write(app, other.id, again)).toMatchObject({ status: 409 })
  expect(await correctionsOf(app, other.id)).toEqual([])
})

test('a debt that was set off is listed with its reason, and as written by nobody', async ({ app }) => {
  const { db } = app.services
  const [from, to] = [await insertEventBox(db), await insertEventBox(db)]
  const { id } = await db
    .insertInto('corrections')
    .values({
      ...{ request_key: crypto.randomUUID(), amount_paise: 100_00, reason: sentences.setOff },
      ...{ debit_account: 'owed_to_hosts', debit_box_id: from.id },
      ...{ credit_account: 'owed_to_hosts', credit_box_id: to.id },
      ...{ written_by: null, written_at: app.clock.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { body } = await call(app, ['GET', '/admin/payments/corrections'], {
    headers: await adminHeaders(app),
  })
  expect(body.corrections).toContainEqual(
    expect.objectContaining({ id, by: sentences.byNobody, reason: sentences.setOff }),
  )
})
