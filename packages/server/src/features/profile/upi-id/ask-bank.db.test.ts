// The bank is asked whose a saved UPI ID is: once, without keeping anybody waiting, whatever happens on the way.
import { call } from '../../../test/fixtures.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { aHostWithUpiId, proven, saveUpiId } from '../../../test/hosts/upi-id-changes.ts'
import { ASK, askedFor, askLater, checksOf, shownTo, untilAsked } from '../../../test/hosts/upi-id-checks.ts'
import { control } from '../../../test/paying.ts'
import { answerOnce, outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'

const VALIDATIONS = '/v1/fund_accounts/validations'

test('a saved UPI ID is asked about once; the bank’s name shows at once', async ({ app }) => {
  const host = await aHostWithUpiId(app, null)
  const saved = await saveUpiId(app, host, 'meera@okbank')
  expect(saved.body.upi_id_check).toMatchObject({ state: 'asking', registered_name: null })
  await untilAsked(app)
  await saveUpiId(app, host, 'meera@okbank', { first_name: 'Mira' })
  await askLater(app, MINUTE_MS)
  expect(await shownTo(app, host.id)).toEqual({
    ...{ state: 'found', why: null, registered_name: 'MEERA NAIR', likeness: 'unlike', answer: null },
  })
  const [check] = await checksOf(app, host.id)
  expect(check).toMatchObject({ name_match_score: 100, check_at: null, tries: 2 })
  expect(await askedFor(app, [check?.id ?? ''])).toHaveLength(1)
})

test.for([
  ['invalid.meera@okbank', { state: 'not-found', why: null }],
  ['nameless@okbank', { state: 'unanswered', why: 'no-name' }],
  ['failed@okbank', { state: 'unanswered', why: 'no-answer' }],
  ['another@okbank', { state: 'found', registered_name: 'SURESH BABU', likeness: 'unlike' }],
  ['meera_nair@okbank', { state: 'not-found' }],
  ['unknown@razorpay', { state: 'not-found' }],
])('for %s the host reads %j', async ([upiId, shown], { app }) => {
  const host = await aHostWithUpiId(app, null)
  await saveUpiId(app, host, upiId as string)
  await untilAsked(app)
  await askLater(app, MINUTE_MS)
  expect(await shownTo(app, host.id)).toMatchObject(shown as object)
})

test('an answer to an earlier UPI ID is not shown until that one comes back', async ({ app }) => {
  await control(app, 'POST', '/behaviour', { validationStatus: 'created' })
  const host = await aHostWithUpiId(app, null)
  await saveUpiId(app, host, 'meera@okbank')
  await untilAsked(app)
  const [first] = await checksOf(app, host.id)
  await saveUpiId(app, host, 'another@okbank', proven)
  await untilAsked(app)
  await control(app, 'POST', `/validations/${first?.provider_check_id}/state`, { status: 'completed' })
  await control(app, 'POST', '/behaviour', { validationStatus: 'completed' })
  await askLater(app, MINUTE_MS)
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'asking' })
  await saveUpiId(app, host, 'meera@okbank', proven)
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'found', registered_name: 'MEERA NAIR' })
  expect(await checksOf(app, host.id)).toHaveLength(2)
})

test('a webhook tells the answer, once; a later one changes nothing', async ({ app }) => {
  await control(app, 'POST', '/behaviour', { validationStatus: 'created' })
  const host = await aHostWithUpiId(app, null)
  await saveUpiId(app, host, 'meera@okbank')
  await untilAsked(app)
  await control(app, 'POST', '/behaviour', { validationStatus: 'completed' })
  const [check] = await checksOf(app, host.id)
  const told = async (registered_name: string, account_status = 'active') => {
    const entity = {
      ...{ id: check?.provider_check_id, status: 'completed', notes: { upi_id_check: check?.id } },
      validation_results: { account_status, registered_name },
    }
    await answerOnce(app, `/fund_accounts/validations/${entity.id}`, entity)
    const payload = { 'fund_account.validation': { entity } }
    return outcomeOfWebhook(app, JSON.stringify({ event: 'fund_account.validation.completed', payload }))
  }
  expect(await Promise.all([told('MEERA NAIR'), told('MEERA NAIR')])).toEqual(
    expect.arrayContaining(['found', 'already']),
  )
  expect(await told('SOMEBODY ELSE', 'invalid')).toBe('already')
  expect(await shownTo(app, host.id)).toMatchObject({ registered_name: 'MEERA NAIR', likeness: 'alike' })
})

test('a provider that is down is asked again; a lost answer is charged once', async ({ app }) => {
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'POST', path: VALIDATIONS })
  const host = await aHostWithUpiId(app, null)
  await saveUpiId(app, host, 'meera@okbank')
  await untilAsked(app)
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'asking' })
  await askLater(app, MINUTE_MS)
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'found' })
  const [check] = await checksOf(app, host.id)
  expect(await askedFor(app, [check?.id ?? ''])).toHaveLength(1)
})

test('a silent bank is given up after two hours; a host may ask again', async ({ app }) => {
  const host = await aHostWithUpiId(app, null)
  await saveUpiId(app, host, 'silent@okbank')
  await untilAsked(app)
  for (let minutes = 1; minutes <= 64; minutes *= 2) await askLater(app, minutes * MINUTE_MS)
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'unanswered', why: 'no-answer' })
  const again = await call(app, ASK, { hostId: host.id, body: { upi_id: 'silent@okbank' } })
  expect(again.body.upi_id_check).toMatchObject({ state: 'asking', why: null })
})

const MISSING = 'invalid.meera@okbank'

test('a UPI ID that no bank knew is asked about again, and stays unknown until a bank knows it', async ({
  app,
}) => {
  const host = await aHostWithUpiId(app, null)
  await saveUpiId(app, host, MISSING)
  await untilAsked(app)
  await askLater(app, MINUTE_MS)
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'not-found' })
  await control(app, 'POST', '/behaviour', { validationStatus: 'created' })
  const again = await call(app, ASK, { hostId: host.id, body: { upi_id: MISSING } })
  expect(again.body.upi_id_check).toMatchObject({ state: 'asking' })
  await untilAsked(app)
  await control(app, 'POST', '/behaviour', { validationStatus: 'completed' })
  const [check] = await checksOf(app, host.id)
  expect(check).toMatchObject({ state: 'not-found' })
  const entity = {
    ...{ id: check?.provider_check_id, status: 'completed', notes: { upi_id_check: check?.id } },
    validation_results: { account_status: 'active', registered_name: 'MEERA NAIR' },
  }
  await answerOnce(app, `/fund_accounts/validations/${entity.id}`, entity)
  await askLater(app, MINUTE_MS)
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'found', registered_name: 'MEERA NAIR' })
})

test('a UPI ID that no bank knew stays unknown where no bank answers the second time', async ({ app }) => {
  const host = await aHostWithUpiId(app, 'silent@okbank')
  const now = app.clock.now
  await app.services.db
    .insertInto('upi_id_checks')
    .values({
      ...{ host_id: host.id, upi_id: host.upi_id, state: 'not-found' },
      ...{ created_at: now, updated_at: now },
    })
    .execute()
  await call(app, ASK, { hostId: host.id, body: { upi_id: host.upi_id } })
  await untilAsked(app)
  for (let minutes = 1; minutes <= 64; minutes *= 2) await askLater(app, minutes * MINUTE_MS)
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'not-found' })
})

test('one that no bank knew is asked about again when it is saved a day later, and not before', async ({
  app,
}) => {
  const host = await aHostWithUpiId(app, null)
  const save = async (upiId: string) => {
    await saveUpiId(app, host, upiId, proven)
    await untilAsked(app)
    await askLater(app, MINUTE_MS)
  }
  const questions = async () => {
    const checks = await checksOf(app, host.id)
    const ids = checks.filter(({ upi_id }) => upi_id === MISSING).map(({ id }) => id)
    return (await askedFor(app, ids)).length
  }
  await save(MISSING)
  await save('meera@okbank')
  await save(MISSING)
  expect(await questions()).toBe(1)
  await save('meera@okbank')
  wait(app, DAY_MS)
  await save(MISSING)
  expect(await questions()).toBe(2)
})

test('without the product nothing is wrong: the host may go on', async ({ app }) => {
  const refusal = { kind: 'refusal', refusal: 'product not enabled', method: 'POST', path: VALIDATIONS }
  await control(app, 'POST', '/faults', refusal)
  const host = await aHostWithUpiId(app, null)
  await saveUpiId(app, host, 'meera@okbank')
  await expect.poll(() => shownTo(app, host.id)).toMatchObject({ state: 'unanswered', why: 'not-enabled' })
  expect(app.logged.filter(({ alarm }) => alarm === 'provider-denies')).toEqual([])
})

test('a UPI ID from before is asked about when its host wants it; five a day', async ({ app }) => {
  const host = await aHostWithUpiId(app, 'meera@okbank')
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'unchecked' })
  const ask = (upi_id = 'meera@okbank') => call(app, ASK, { hostId: host.id, body: { upi_id } })
  expect((await ask()).body.upi_id_check).toMatchObject({ state: 'asking' })
  expect((await ask('other@okbank')).status).toBe(404)
  for (let tries = 0; tries < 3; tries++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
  expect(await checksOf(app, host.id)).toHaveLength(1)
})

test('at most five UPI IDs of a host are checked in a day', async ({ app }) => {
  const host = await aHostWithUpiId(app, null)
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six'])
    expect((await saveUpiId(app, host, `${name}.meera@okbank`, proven)).status).toBe(200)
  expect(await checksOf(app, host.id)).toHaveLength(5)
  expect(await shownTo(app, host.id)).toMatchObject({ state: 'unchecked' })
  await askLater(app, DAY_MS)
  await saveUpiId(app, host, 'seven.meera@okbank', proven)
  expect(await checksOf(app, host.id)).toHaveLength(6)
})
