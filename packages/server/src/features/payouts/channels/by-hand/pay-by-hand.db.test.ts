// Payouts are locked before an administrator pays them, alone or in a file for the bank: nobody else pays them then.
import { bankFileSentences } from '@lifafa/contract/sentences/admin/bank-files'
import { noteRestored } from '../../../../db/installation.ts'
import type { Row } from '../../../../db/tables.ts'
import { adminHeaders } from '../../../../test/administrators/admins.ts'
import type { TestApp } from '../../../../test/app.ts'
import { sentDuring } from '../../../../test/database/sent-statements.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  payoutsOf,
  refundContributionOf,
  round,
} from '../../../../test/paying-out.ts'
import {
  actionsOn,
  aPayout,
  download,
  findListed,
  listPage,
  makeFile,
  mark,
  payByHand,
  say,
  sendToPayouts,
  UTR,
} from '../../../../test/payouts/marking-paid.ts'
import {
  changeUpiId,
  denyUpiId,
  emailsTo,
  owed,
  saveBankAccount,
  saveHost,
  savePayout,
} from '../../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../../test/payouts/payout-test.ts'
import { confirmCompared } from '../../../../test/payouts/restored-backups.ts'
import { DAY_MS, MINUTE_MS } from '../../../../test/times.ts'

test('a payout is locked, paid and marked once, with an email and a log', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  expect(await findListed(off, id, 'due')).toMatchObject({
    actions: ['pay-by-hand', 'cancel'],
    attempt: null,
  })
  const by = await adminHeaders(off)
  const answers = await Promise.all([1, 2, 3].map(() => payByHand(off, id, {}, by)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await payByHand(off, id, { amount_paise: 900_00 }, by)).toMatchObject({ status: 409 })
  // Another administrator would pay it, too.
  expect(await payByHand(off, id)).toMatchObject({ status: 409, body: { code: 'payoutNotOpen' } })
  const attempts = await attemptsOf(app, box)
  expect(attempts).toMatchObject([
    { channel: 'by-hand', state: 'submitted', amount_paise: 501_00, upi_id: 'meera@okbank' },
  ])
  const attempt = attempts[0]?.id ?? ''
  expect(answers.every(({ body }) => body.attempt === attempt)).toBe(true)
  expect(await findListed(off, id, 'under-way')).toMatchObject({ actions: ['mark-paid', 'not-paid'] })
  const marks = await Promise.all(
    [1, 2, 3].map(() => say(off, attempt, 'paid', { reference: UTR, is_shared: true })),
  )
  expect(marks.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paid' }])
  expect(await attemptsOf(app, box)).toMatchObject([{ check_at: null }])
  expect(await owed(app, box)).toBe(0)
  const entries = app.services.db.selectFrom('ledger').select(['bank', 'payout_account'])
  expect(await entries.where('payout_attempt_id', '=', attempt).execute()).toEqual([
    { bank: -501_00, payout_account: 0 },
  ])
  expect((await actionsOn(app, id)).map(({ action }) => action)).toEqual([
    'payout-paid-by-hand',
    'payout-marked-paid',
  ])
  await expect.poll(async () => (await emailsTo(app, box)).at(-1)?.text).toContain(UTR)
  const other = await say(off, attempt, 'paid', { reference: 'OTHER-1234' })
  expect(other.body).toMatchObject({ code: 'payoutMarkedBefore' })
})

test('a payout that has changed, or is available no more, is not locked', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  expect(await payByHand(off, id, { amount_paise: 500_00 })).toMatchObject({ status: 409 })
  expect(await payByHand(off, id, { upi_id: 'asha@okbank' })).toMatchObject({ status: 409 })
  await refundContributionOf(app, box.id, 104_00)
  expect(await payByHand(off, id, { amount_paise: 501_00 })).toMatchObject({
    status: 409,
    body: { code: 'payoutChanged' },
  })
  await changeUpiId(app, box)
  expect((await payByHand(off, id, { amount_paise: 401_00 })).body).toMatchObject({ code: 'payoutNotOpen' })
  expect(await attemptsOf(app, box)).toEqual([])
  const sent = await aPayout(app)
  expect(await payByHand(app, sent.id)).toMatchObject({ status: 409 })
  expect(await payByHand(off, crypto.randomUUID())).toMatchObject({ status: 404 })
  expect((await payByHand(off, id, {}, { authorization: 'Bearer none' })).status).toBe(401)
})

test('a payout that is held since it was seen is not locked, but by time', async ({ app, off }) => {
  const [denied, doubtful, free] = [await aPayout(off), await aPayout(off), await aPayout(off)]
  await denyUpiId(app, denied.box)
  await savePayout(app, doubtful, { hold: 'needs-operator', hold_reason: 'unknown-outcome' })
  for (const { id } of [denied, doubtful])
    expect((await payByHand(off, id, { hold_reason: null })).body).toMatchObject({ code: 'payoutChanged' })
  expect(await payByHand(off, free.id, { hold_reason: 'retry' })).toMatchObject({ status: 200 })
})

test('who has no UPI ID, or is inactive, is paid by hand alone', async ({ app, off }) => {
  const none = await aPayout(app, null)
  await savePayout(app, none, { hold: 'needs-operator', hold_reason: 'too-large' })
  expect(await makeFile(off, none.id)).toEqual([])
  expect(await mark(app, none.id)).toMatchObject({ status: 200 })
  const inactive = await aBoxWithContributions(app)
  await saveHost(app, inactive, { deactivated_at: app.clock.now })
  await round(app, 3 * DAY_MS)
  const [{ id } = { id: '' }] = await payoutsOf(app, inactive)
  expect(await makeFile(off, id)).toEqual([])
  expect(await mark(app, id, 'SECOND-1')).toMatchObject({ status: 200 })
  expect([await owed(app, none.box), await owed(app, inactive)]).toEqual([0, 0])
  // No other place is asked for where none was named.
  const [{ id: attempt } = { id: '' }] = await attemptsOf(app, none.box)
  await say(off, attempt, 'returned', { reason: 'The cheque was lost', upi_id_at_fault: true })
  expect(await attemptsOf(app, none.box)).toMatchObject([{ state: 'returned', failure: 'bank' }])
})

const downloadsOf = ({ services }: TestApp) =>
  services.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'payouts-downloaded')
    .orderBy('id')
    .execute()

test('two files have no payout in common; one said not to be paid opens again', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  const first = await makeFile(off)
  expect(first.filter(({ amount_paise }) => amount_paise === 501_00)).not.toEqual([])
  const [attempt] = await attemptsOf(app, box)
  expect(first.map((row) => row.id)).toContain(attempt?.id)
  await round(off, MINUTE_MS)
  const two = await Promise.all([makeFile(off), makeFile(off, id)])
  expect(two.flat().filter((row) => first.some((one) => one.id === row.id))).toEqual([])
  expect(await makeFile(off, id)).toEqual([])
  const { open_batches: batches } = await listPage(off)
  expect(batches).toContainEqual(
    expect.objectContaining({ by: 'Kavita Rao', format: 'general', count: first.length, open: first.length }),
  )
  const batch = batches.find((one: { id: string }) => one.id === attempt?.batch_id)
  expect((await download(off, batch.id)).body.rows.map((row: string[]) => row.at(-1))).toEqual(
    first.map((row) => row.id),
  )
  const downloads = await downloadsOf(app)
  expect(downloads.at(-1)?.detail).toMatch(/^\d+ payouts?, ₹/)
  // Each download leaves its line, the first one, too.
  await download(off, batch.id)
  expect(await downloadsOf(app)).toHaveLength(downloads.length + 1)
  expect(await sendToPayouts(off, `bank-files/${batch.id}/not-paid`, { open: batch.open })).toMatchObject({
    status: 200,
    body: { message: bankFileSentences.reopened(batch.open) },
  })
  expect(await payoutsOf(app, box)).toMatchObject([{ id, state: 'open' }])
  expect((await listPage(off)).open_batches).not.toContainEqual(expect.objectContaining({ id: batch.id }))
  expect(await download(off, batch.id)).toMatchObject({ status: 404 })
  expect(await makeFile(off, id)).toMatchObject([{ upi_id: 'meera@okbank', amount_paise: 501_00 }])
})

test('a payout in an administrator’s own file is not paid by hand, too', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  const by = await adminHeaders(off)
  await sendToPayouts(off, 'bank-file', { payouts: [id] }, by)
  expect(await payByHand(off, id, {}, by)).toMatchObject({ status: 409, body: { code: 'payoutNotOpen' } })
  expect(await attemptsOf(app, box)).toHaveLength(1)
})

test('a file takes the 500 most urgent payouts, and says if there are more', async ({ app, off }) => {
  const box = await aBoxWithContributions(off, { contributions: [50_100], upiId: 'many@okbank' })
  await round(off, 3 * DAY_MS)
  const { db } = app.services
  const [whole] = (await payoutsOf(app, box)) as [Row<'payouts'>]
  const small = Array.from({ length: 501 }, (_, index) => ({
    ...{ ...whole, id: crypto.randomUUID(), number: index + 1, amount_paise: 100_00 },
    due_on: index === 0 ? '2027-01-01' : '2026-01-01',
  }))
  await db.deleteFrom('payouts').where('event_box_id', '=', box.id).execute()
  await db.insertInto('payouts').values(small).execute()
  const batches = []
  for (let files = 0; files < 2; files++)
    batches.push((await sendToPayouts(off, 'bank-file', { payouts: [] })).body)
  expect(batches).toMatchObject([{ has_more: true }, { has_more: false }])
  const attempts = await attemptsOf(app, box)
  const listed = batches.map(({ batch }) => attempts.filter(({ batch_id }) => batch_id === batch))
  expect(listed.map(({ length }) => length)).toEqual([500, 1])
  expect(listed[1]).toMatchObject([{ payout_id: small[0]?.id }])
})

test('payouts over the limit of their UPI ID, however many, keep no others out of a file', async ({
  app,
  off,
}) => {
  const [{ box, id }, other] = [await aPayout(off, 'many@okbank'), await aPayout(off)]
  const { db, settings } = off.services
  const whole = await db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const more = Array.from({ length: 502 }, (_, index) => ({
    ...{ ...whole, id: crypto.randomUUID(), number: index + 2, due_on: '2026-01-01' },
  }))
  await db.insertInto('payouts').values(more).execute()
  const { upiIdDailyLimitPaise } = settings
  settings.upiIdDailyLimitPaise = 501_00
  await sendToPayouts(off, 'bank-file', { payouts: [] })
  settings.upiIdDailyLimitPaise = upiIdDailyLimitPaise
  expect(await attemptsOf(app, other.box)).toHaveLength(1)
  await db.deleteFrom('payouts').where('event_box_id', '=', box.id).where('state', '=', 'open').execute()
})

test('a file of many payouts takes as many statements as a file of one', async ({ app, off }) => {
  const boxes = []
  for (let index = 0; index < 9; index++)
    boxes.push(await aBoxWithContributions(off, { contributions: [501] }))
  await round(off, 3 * DAY_MS)
  const [one, ...many] = (await Promise.all(boxes.map((box) => payoutsOf(app, box)))).flat()
  const sentFor = (ids: string[]) =>
    sentDuring(/payout|ledger|event_boxes/, async () =>
      expect(await makeFile(off, ...ids)).toHaveLength(ids.length),
    )
  const ofOne = await sentFor([one?.id ?? ''])
  expect(await sentFor(many.map(({ id }) => id))).toHaveLength(ofOne.length)
})

test('a host who was deactivated a moment ago is in no file of all that are due', async ({ app, off }) => {
  const { box } = await aPayout(off)
  await saveHost(app, box, { deactivated_at: app.clock.now })
  await makeFile(off)
  expect(await attemptsOf(app, box)).toEqual([])
})

test('a box whose books are wrong is not paid; others are', async ({ app, off }) => {
  const [wrong, right] = [await aPayout(off), await aPayout(off)]
  const { db } = app.services
  const stop = { event_box_id: wrong.box.id, since: app.clock.now }
  await db.insertInto('sending_stops').values(stop).execute()
  expect(await payByHand(off, wrong.id)).toMatchObject({ status: 409, body: { code: 'payoutStopped' } })
  const file = await makeFile(off)
  const attempts = await attemptsOf(app, right.box)
  expect(file.map(({ id }) => id)).toContain(attempts[0]?.id)
  expect(await attemptsOf(app, wrong.box)).toEqual([])
  await db.deleteFrom('sending_stops').where('event_box_id', '=', wrong.box.id).execute()
})

test('after a restored backup no file is made before a comparison', async ({ app, off }) => {
  const [{ id }, before] = [await aPayout(off), await aPayout(off)]
  await makeFile(off, before.id)
  const batch = (await attemptsOf(app, before.box))[0]?.batch_id ?? ''
  await noteRestored(app.services.db, app.clock.now)
  expect(await download(off, batch)).toMatchObject({ body: { code: 'payoutsNotCompared' } })
  expect(await sendToPayouts(off, 'bank-file', { payouts: [id] })).toMatchObject({
    status: 409,
    body: { code: 'payoutsNotCompared' },
  })
  await confirmCompared(off)
  expect(await makeFile(off, id)).toHaveLength(1)
})

const MASKED = 'Meera R. Nair, ••••6789, HDFC0000053'
const WHOLE = 'Meera R. Nair, 765432123456789, HDFC0000053'

test('a bank account is whole while its payout is to be paid; told twice, since when', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  await saveBankAccount(app, box)
  expect(await payByHand(off, id)).toMatchObject({ status: 409, body: { code: 'payoutChanged' } })
  expect(await findListed(off, id, 'due')).toMatchObject({ bank_account: MASKED })
  const by = await adminHeaders(off)
  const locked = await payByHand(off, id, { bank_account: MASKED }, by)
  expect(locked).toMatchObject({ status: 200, body: { bank_account: WHOLE, since: null } })
  const since = (await attemptsOf(app, box))[0]?.created_at.toISOString()
  expect((await payByHand(off, id, { bank_account: MASKED }, by)).body).toEqual({ ...locked.body, since })
  expect(await findListed(off, id, 'under-way')).toMatchObject({ bank_account: WHOLE })
  await say(off, locked.body.attempt, 'paid', { reference: UTR, is_shared: true })
  expect(await findListed(off, id, 'paid')).toMatchObject({ bank_account: MASKED })
})

test('the file for the bank stays the same, but for outcomes', async ({ app, off }) => {
  const [byUpi, toBank] = [await aPayout(off), await aPayout(off)]
  await saveBankAccount(app, toBank.box)
  const payouts = [byUpi.id, toBank.id]
  const { batch } = (await sendToPayouts(off, 'bank-file', { payouts, format: 'provider' })).body
  const { body } = await download(off, batch)
  expect(body.total_paise).toBe(1_002_00)
  expect(body.rows.flat()).toEqual(expect.arrayContaining(['765432123456789', 'meera@okbank']))
  await changeUpiId(app, byUpi.box)
  const [{ id: attempt } = { id: '' }] = await attemptsOf(app, byUpi.box)
  const again = await download(off, batch)
  expect(again.body).toMatchObject({ columns: body.columns, rows: body.rows })
  // It may be in another file by then: in both it would be paid twice.
  await say(off, attempt, 'not-paid')
  const left = body.rows.filter((row: string[]) => !row.includes(attempt))
  expect((await download(off, batch)).body.rows).toEqual(left)
})
