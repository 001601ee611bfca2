// Emails about payouts say what is so when they are written, perhaps late: the mail server was down while more happened.
import type { Email } from '@lifafa/contract/emails'
import type { TestApp } from '../../test/app.ts'
import { aBoxWithContributions, attemptsOf, payoutsOf, round } from '../../test/paying-out.ts'
import { aPayout, mark, say } from '../../test/payouts/marking-paid.ts'
import { saveHost, subjectsTo } from '../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../test/payouts/payout-test.ts'
import { aSentPayout, bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { checkNow } from '../../test/payouts/restored-backups.ts'
import { insertContribution } from '../../test/rows.ts'
import { DAY_MS, MINUTE_MS } from '../../test/times.ts'
import { mailPayout } from './emails.ts'

/** The kinds of the emails about an attempt as they are written now; of one that failed, the fault. */
async function written({ services }: TestApp, attemptId: string) {
  const emails: Email[] = []
  const mailer = { ...services.mailer, send: async (_: string, email: Email) => void emails.push(email) }
  for (const about of ['failed', 'paid', 'returned'] as const)
    await mailPayout({ ...services, mailer }, { attemptId, about })
  return emails.map((email) => ('fault' in email ? email.fault : email.kind))
}

/** The latest attempt to pay a box. */
async function lastOf(app: TestApp, box: { id: string }) {
  const attempt = (await attemptsOf(app, box)).at(-1)
  if (!attempt) throw new Error('Nothing is being paid.')
  return attempt
}

const HISTORIES = [
  { became: ['processed'], details: null, said: ['payout-paid'] },
  { became: ['processed', 'reversed'], details: null, said: ['destination'] },
  { became: ['processed', 'reversed'], details: { source: 'business' }, said: ['ours'] },
  { became: ['failed'], details: { reason: 'beneficiary_bank_offline' }, said: ['bank'] },
  // Half of ₹501 is not tried: an administrator decides.
  { became: ['failed'], details: { reason: 'transaction_limit_exceeded' }, said: ['held'] },
]

test.for(HISTORIES)(
  'a host reads $said of what became $became, once',
  async ({ became, details: status_details, said }, { app }) => {
    const { attempt } = await aSentPayout(app)
    for (const status of became)
      await sendPayoutWebhook(app, { ...(await bankMoves(app, attempt, status)), status_details })
    expect(await written(app, attempt.id)).toEqual(said)
  },
)

test('the third refusal is told by the email that asks for another UPI ID', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  for (const said of [['destination'], ['destination'], []]) {
    await round(app, 3 * DAY_MS)
    const attempt = await lastOf(app, box)
    await sendPayoutWebhook(app, await bankMoves(app, attempt, 'failed', 'beneficiary_vpa_invalid'))
    expect(await written(app, attempt.id)).toEqual(said)
  }
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ hold_reason: 'after-failures' }])
})

test('the email that asks for a UPI ID speaks of what waits for it', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await saveHost(app, box, { upi_id: null })
  await insertContribution(app.services.db, { event_box_id: box.id, amount_paise: 251_00 })
  await checkNow(app, box)
  await round(app, MINUTE_MS)
  await expect.poll(() => subjectsTo(app, box)).toContainEqual(expect.stringContaining('₹251'))
  await saveHost(app, box, { upi_id: 'new@okbank' })
  await round(app, MINUTE_MS)
  const payoutId = (await payoutsOf(app, box)).at(-1)?.id ?? ''
  const send = () => Promise.reject(new Error('The UPI ID was saved meanwhile.'))
  const mailer = { ...app.services.mailer, send }
  await mailPayout({ ...app.services, mailer }, { payoutId, about: 'waiting' })
})

test('a UPI ID that the provider alone does not take needs one email', async ({ app, off }) => {
  const { box, id } = await aPayout(off, 'meera_nair@okbank')
  await mark(off, id)
  const { id: attempt } = await lastOf(app, box)
  await say(off, attempt, 'returned', { reason: 'Account closed', upi_id_at_fault: true })
  expect([await written(off, attempt), await written(app, attempt)]).toEqual([['destination'], []])
})

test('no email promises an inactive host that a payout is tried again', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'failed', 'beneficiary_bank_offline'))
  await saveHost(app, box, { deactivated_at: app.clock.now })
  expect(await written(app, attempt.id)).toEqual([])
})

test('nothing is written to a host who was deleted', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await saveHost(app, box, { deactivated_at: app.clock.now, deleted_at: app.clock.now })
  expect(await written(app, attempt.id)).toEqual([])
})

test('a return is not told any more once another attempt has paid', async ({ app }) => {
  const { box, attempt: first } = await aSentPayout(app)
  for (const status of ['processed', 'reversed'])
    await sendPayoutWebhook(app, await bankMoves(app, first, status))
  await round(app, 2 * DAY_MS)
  const second = await lastOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, second, 'processed'))
  expect([await written(app, first.id), await written(app, second.id)]).toEqual([[], ['payout-paid']])
})
