// A host saves, changes and removes a bank account: who must prove what, who is told, what waits, and what a bank says.
import { failures } from '@lifafa/contract/failures'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { onTestFinished, vi } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { emailsTo, hostRow } from '../../../test/hosts/account-calls.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import {
  aHostWithUpiId,
  feedOf,
  type Host,
  proven,
  saveUpiId,
  waitEnds,
} from '../../../test/hosts/upi-id-changes.ts'
import {
  ANSWER,
  askedFor,
  askLater,
  checksOf,
  insertFound,
  untilAsked,
} from '../../../test/hosts/upi-id-checks.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { MINUTE_MS } from '../../../test/times.ts'
import { findPublicBox } from '../../event-boxes/reads.ts'

const SAVE = ['POST', '/settings/user/bank-account'] as const
const REMOVE = ['POST', '/settings/user/bank-account/remove'] as const
const ACCOUNT = { account_number: '765432123456789', ifsc: 'HDFC0000053', account_name: 'Meera Nair' }

const save = (app: TestApp, { id }: Host, more: object = proven) =>
  call(app, SAVE, { hostId: id, body: { ...ACCOUNT, ...more } })
const remove = (app: TestApp, { id }: Host, body: object = proven) => call(app, REMOVE, { hostId: id, body })
const profileOf = async (app: TestApp, { id }: Host) =>
  (await call(app, ['GET', '/settings/user'], { hostId: id })).body

test.for([SAVE, REMOVE])(
  '%s %s needs a signed-in host, and the password',
  async ([method, path], { app }) => {
    const ask = (hostId: string | undefined, password: object) =>
      call(app, [method, path], { ...(hostId && { hostId }), body: { ...ACCOUNT, ...password } })
    expect((await ask(undefined, proven)).status).toBe(401)
    const host = await aHostWithUpiId(app)
    expect((await ask(host.id, {})).body.errors).toEqual({
      current_password: [profileSentences.currentPasswordRequired],
    })
    expect(await ask(host.id, { current_password: 'not-the-password' })).toMatchObject({
      status: failures.invalidInput.status,
      body: { errors: { current_password: [profileSentences.currentPasswordWrong] } },
    })
    expect(await hostRow(app, host.id)).toEqual(host)
  },
)

test('an account is saved and shown by its end; feed and email have no more of it, and payouts wait a day', async ({
  app,
}) => {
  const host = await aHostWithUpiId(app)
  const saved = await save(app, host, {
    ...proven,
    account_number: ' 7654 3212-3456789',
    ifsc: 'hdfc0000053',
  })
  expect(saved).toMatchObject({
    status: 200,
    body: {
      bank_account: { last_digits: '6789', ifsc: 'HDFC0000053', account_name: 'Meera Nair' },
      payouts_wait_until: waitEnds(app),
    },
  })
  expect(JSON.stringify(saved.body)).not.toContain(ACCOUNT.account_number)
  expect(await hostRow(app, host.id)).toMatchObject({
    bank_account: ACCOUNT.account_number,
    bank_account_changed_at: app.clock.now,
  })
  expect(await feedOf(app, host)).toEqual([
    ['bank-account-changed', 'Your gifts will be paid to the bank account ending in 6789'],
  ])
  await vi.waitFor(async () => expect(await emailsTo(app, host.email)).toHaveLength(1), PATIENCE_MS)
  const [email] = await emailsTo(app, host.email)
  expect(email?.text.replace(/\s+/g, ' ')).toContain('A bank account ending in 6789 was added.')
  expect(JSON.stringify([email, app.logged])).not.toContain(ACCOUNT.account_number)
})

test('the same account again changes nothing: no email, no further wait', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  await save(app, host)
  const until = waitEnds(app)
  wait(app, MINUTE_MS)
  expect((await save(app, host)).body.payouts_wait_until).toBe(until)
  expect(await feedOf(app, host)).toHaveLength(1)
})

test('another account, and none, are reported and waited out, too', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  await save(app, host)
  wait(app, MINUTE_MS)
  await save(app, host, { ...proven, account_number: '12345678901' })
  expect(await profileOf(app, host)).toMatchObject({ payouts_wait_until: waitEnds(app) })
  wait(app, MINUTE_MS)
  expect(await remove(app, host)).toMatchObject({
    status: 200,
    body: { bank_account: null, payouts_wait_until: waitEnds(app) },
  })
  expect((await feedOf(app, host)).map(([, text]) => text)).toEqual([
    'Your gifts will be paid to the bank account ending in 6789',
    'Your bank account was changed from the one ending in 6789 to the one ending in 8901',
    'Your bank account ending in 8901 was removed',
  ])
})

test('the email about a UPI ID beside a bank account says that the account stays the paid one', async ({
  app,
}) => {
  const host = await aHostWithUpiId(app)
  await save(app, host)
  await saveUpiId(app, host, 'nair@okaxis', proven)
  await vi.waitFor(async () => expect(await emailsTo(app, host.email)).toHaveLength(2), PATIENCE_MS)
  const email = (await emailsTo(app, host.email)).find(({ subject }) => subject.includes('UPI ID'))
  expect(email?.text.replace(/\s+/g, ' ')).toContain('We’ll keep paying your gifts to your bank account.')
})

test('bad fields are named, each', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  const bad = { account_number: '1234', ifsc: 'HDFC1000053', account_name: 'मीरा' }
  const { status, body } = await save(app, host, { ...bad, ...proven })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['account_number', 'ifsc', 'account_name']])
})

test.for([
  [{}, { state: 'found', registered_name: 'MEERA NAIR', likeness: 'alike' }],
  [{ account_number: 'ANOTHER1' }, { state: 'found', registered_name: 'SURESH BABU', likeness: 'unlike' }],
  [{ account_number: 'INVALID1' }, { state: 'not-found' }],
  [{ account_number: 'NAMELESS1' }, { state: 'unanswered', why: 'no-name' }],
])('the bank is asked once about %j: the host reads %j', async ([account, check], { app }) => {
  const host = await aHostWithUpiId(app)
  await save(app, host, { ...account, ...proven })
  await untilAsked(app)
  await askLater(app, MINUTE_MS)
  await save(app, host, { ...account, ...proven })
  await untilAsked(app)
  expect((await profileOf(app, host)).bank_account.check).toMatchObject(check as object)
  const checks = await checksOf(app, host.id)
  expect(
    await askedFor(
      app,
      checks.map(({ id }) => id),
    ),
  ).toHaveLength(1)
})

test('guests read the name of the account that is paid, where the host has confirmed it', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  const box = await insertEventBox(app.services.db, { host_id: host.id })
  const named = async () => (await findPublicBox(app.services.db, box.id))?.registered_name
  await insertFound(app, host.id, host.upi_id ?? '', 'OWNER OF UPI')
  expect(await named()).toBeNull()
  await call(app, ANSWER, { hostId: host.id, body: { upi_id: host.upi_id, answer: 'yes' } })
  expect(await named()).toBe('OWNER OF UPI')
  await save(app, host)
  expect(await named()).toBeNull()
  await untilAsked(app)
  await askLater(app, MINUTE_MS)
  expect(await named()).toBe('MEERA NAIR')
  await save(app, host, { ...proven, account_number: 'ANOTHER1' })
  await untilAsked(app)
  await askLater(app, MINUTE_MS)
  expect(await named()).toBeNull()
})

test('with linked accounts a bank account is not taken: gifts would not go there', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  const { providerSettings } = app.services
  onTestFinished(() => {
    providerSettings.payoutMode = 'on'
  })
  providerSettings.payoutMode = 'route'
  expect((await save(app, host)).status).toBe(404)
})
