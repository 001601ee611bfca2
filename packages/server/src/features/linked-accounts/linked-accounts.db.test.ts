// A host asks for a linked account: made once, refused, reviewed, suspended; and the PAN is not kept.
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import { sql } from 'kysely'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { emailsTo } from '../../test/hosts/account-calls.ts'
import { aHostWithUpiId, proven, saveUpiId } from '../../test/hosts/upi-id-changes.ts'
import { control, openOrder } from '../../test/paying.ts'
import { outcomeOfWebhook } from '../../test/payments/webhooks.ts'
import { aRoutedBox, askForAccount, atProvider, expect, PAN, test } from '../../test/route/routed-test.ts'
import { insertEventBox, insertHost } from '../../test/rows.ts'
import { linkedAccountTasks } from './scheduled-tasks.ts'
import { applyAccountEvent } from './writes.ts'

const stateOf = async (app: TestApp, hostId: string) =>
  (await call(app, ['GET', '/settings/user'], { hostId })).body.linked_account

const accountOf = ({ services }: TestApp, hostId: string) =>
  services.db
    .selectFrom('linked_accounts')
    .selectAll()
    .where('host_id', '=', hostId)
    .executeTakeFirstOrThrow()

/** As the stand-in names them. */
const productOf = (accountId: string | null) => ({
  accountId: accountId ?? '',
  productId: `acc_prd_${accountId?.slice(4)}`,
})

const aHost = (app: TestApp, upi_id: string | null = 'meera@okbank') =>
  insertHost(app.services.db, { upi_id })

test('one account is made for the saved UPI ID; the PAN is in no database or log', async ({ app }) => {
  const host = await aHost(app)
  expect(await stateOf(app, host.id)).toEqual({ state: null, refusal: null, earlier: [] })
  await Promise.all([askForAccount(app, host), askForAccount(app, host)])
  expect(await stateOf(app, host.id)).toEqual({ state: 'active', refusal: null, earlier: [] })
  const { account_id } = await accountOf(app, host.id)
  const { accounts } = await atProvider(app)
  expect(accounts.filter(({ id }) => id === account_id)).toHaveLength(1)
  const { rows } = await sql<{ has: boolean }>`
    select row_to_json(a)::text like ${`%${PAN}%`} as has from linked_accounts a`.execute(app.services.db)
  expect(rows.some(({ has }) => has)).toBe(false)
  expect(JSON.stringify(app.logged)).not.toContain(PAN)
})

test('after a lost answer, the same PAN once more finds the account that was made', async ({ app }) => {
  const host = await aHost(app)
  const before = (await atProvider(app)).accounts.length
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'POST', path: '/v2/accounts' })
  await askForAccount(app, host)
  expect(await stateOf(app, host.id)).toMatchObject({ state: 'asking' })
  await askForAccount(app, host)
  expect(await stateOf(app, host.id)).toMatchObject({ state: 'active' })
  expect((await atProvider(app)).accounts.length).toBe(before + 1)
})

test('a refusal is told in the provider’s words, and can be mended', async ({ app }) => {
  const host = await aHost(app, 'failure@razorpay')
  await askForAccount(app, host)
  expect(await stateOf(app, host.id)).toEqual({
    state: 'refused',
    refusal: 'The VPA provided does not exist or is inactive.',
    earlier: [],
  })
  const saved = { ...host, upi_id: 'meera@okbank' }
  await app.services.db.updateTable('hosts').set({ upi_id: saved.upi_id }).where('id', '=', host.id).execute()
  expect((await askForAccount(app, host)).status).toBe(404)
  await askForAccount(app, saved)
  expect(await stateOf(app, host.id)).toMatchObject({ state: 'active' })
})

test('after another UPI ID was saved, guests wait for its account, no payout does', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  await askForAccount(app, host)
  const saved = await saveUpiId(app, host, 'nair@okaxis', proven)
  expect(saved.body).toMatchObject({ payouts_wait_until: null, linked_account: { state: null } })
  const back = await saveUpiId(app, host, 'meera@okbank', proven)
  expect(back.body).toMatchObject({ payouts_wait_until: null, linked_account: { state: 'active' } })
})

test('an invalid PAN is refused at its field, and a stranger is not let in', async ({ app }) => {
  const host = await aHost(app)
  for (const pan of ['', '1', 'ABCCE1234F', 'ABCPE12345']) {
    const refused = await askForAccount(app, host, pan)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['pan']])
  }
  const body = { upi_id: host.upi_id, pan: PAN }
  expect((await call(app, ['POST', '/settings/user/linked-account'], { body })).status).toBe(401)
  expect((await askForAccount(app, host, ' abcpe1234f ')).status).toBe(200)
})

test('dashboard and box tell a host that guests wait for the UPI ID, then for the PAN', async ({ app }) => {
  const dashboard = async (hostId: string) =>
    (await call(app, ['GET', '/dashboard/get_dashboard_data'], { hostId })).body.guests_wait_for
  const [host, newcomer] = [await aHost(app), await aHost(app, null)]
  expect(await dashboard(host.id)).toBe(null)
  for (const [{ id: hostId }, obstacle] of [
    [newcomer, 'no-upi-id'],
    [host, 'missing'],
  ] as const) {
    const { id } = await insertEventBox(app.services.db, { host_id: hostId })
    const { body } = await call(app, ['GET', `/dashboard/giftbooks/${id}`], { hostId })
    expect([await dashboard(hostId), body.guests_wait_for]).toEqual([obstacle, obstacle])
  }
})

test('a host is emailed once about each state that the provider comes to', async ({ app }) => {
  await control(app, 'POST', '/behaviour', { linkedAccountStatus: 'under_review' })
  const { host } = await aRoutedBox(app)
  await control(app, 'POST', '/behaviour', { linkedAccountStatus: 'activated' })
  const { account_id } = await accountOf(app, host.id)
  const subjects = async () => (await emailsTo(app, host.email)).map(({ subject }) => subject)
  const follow = async (status: string) => {
    await control(app, 'POST', `/accounts/${account_id}/state`, { status })
    const deps = { ...app.services, now: app.clock.now }
    const product = productOf(account_id)
    await Promise.all([1, 2, 3].map(() => applyAccountEvent(deps, product)))
  }
  const { subjects: about } = linkedAccountSentences
  const expected: string[] = []
  for (const [status, subject] of [
    ['needs_clarification', about['needs-clarification']],
    ['activated', about.active],
    ['suspended', about.suspended],
    ['activated', about.active],
  ] as const) {
    await follow(status)
    expected.push(subject)
    await expect.poll(subjects).toEqual(expected)
  }
})

test('guests can give once the review is over, and not while the account is suspended', async ({ app }) => {
  await control(app, 'POST', '/behaviour', { linkedAccountStatus: 'under_review' })
  const { host, box } = await aRoutedBox(app)
  await control(app, 'POST', '/behaviour', { linkedAccountStatus: 'activated' })
  const give = async () => (await openOrder(app, { giftid: box.id, again: true })).body.code ?? 'opened'
  const waitsFor = async () =>
    (await call(app, ['GET', '/dashboard/get_dashboard_data'], { hostId: host.id })).body.guests_wait_for
  expect([await stateOf(app, host.id), await waitsFor(), await give()]).toEqual([
    { state: 'under-review', refusal: null, earlier: [] },
    'under-review',
    'boxNotReady',
  ])
  const { account_id } = await accountOf(app, host.id)
  await control(app, 'POST', `/accounts/${account_id}/state`, { status: 'activated' })
  const { productId } = productOf(account_id)
  const entity = { id: productId, merchant_id: account_id, activation_status: 'activated' }
  const event = {
    entity: 'event',
    event: 'product.route.activated',
    payload: { merchant_product: { entity } },
  }
  expect(await outcomeOfWebhook(app, JSON.stringify(event))).toBe('linked-account-active')
  expect([await waitsFor(), await give()]).toEqual([null, 'opened'])
  await control(app, 'POST', `/accounts/${account_id}/state`, { status: 'suspended' })
  app.clock.now = new Date(app.clock.now.getTime() + 2 * 60 * 60 * 1000)
  const [task] = linkedAccountTasks(app.services, app.app.log)
  await task?.action(new AbortController().signal)
  expect([(await stateOf(app, host.id)).state, await give()]).toEqual(['suspended', 'boxNotReady'])
  await control(app, 'POST', `/accounts/${account_id}/state`, { status: 'activated' })
  app.clock.now = new Date(app.clock.now.getTime() + 2 * 60 * 60 * 1000)
  await task?.action(new AbortController().signal)
  expect([(await stateOf(app, host.id)).state, await give()]).toEqual(['active', 'opened'])
})
