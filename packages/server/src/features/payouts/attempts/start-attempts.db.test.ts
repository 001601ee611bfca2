// Attempts that go to a bank account.
import { aBoxWithContributions, attemptsOf, round } from '../../../test/paying-out.ts'
import { activitiesOf, emailsTo, saveBankAccount, subjectsTo } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, callsFor, sendPayoutWebhook } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../../test/times.ts'

test('a bank account is paid before the UPI ID: by IMPS, with no number in feed, mail, log or notes', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app, { contributions: [96_000, 54_000] })
  await saveBankAccount(app, box)
  await round(app, 3 * DAY_MS)
  // The limit of a day is of UPI IDs.
  const attempts = await attemptsOf(app, box)
  const sentTo = {
    ...{ state: 'submitted', upi_id: null, bank_account: '765432123456789', ifsc: 'HDFC0000053' },
    bank_account_name: 'Meera R. Nair',
  }
  expect(attempts).toMatchObject([sentTo, sentTo])
  const [sent] = await callsFor(app, box)
  expect(sent?.body).toMatchObject({
    mode: 'IMPS',
    notes: { event_box: box.id },
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name: 'Meera R. Nair', ifsc: 'HDFC0000053', account_number: '765432123456789' },
    },
  })
  await sendPayoutWebhook(app, await bankMoves(app, attempts[0], 'processed'))
  await expect.poll(() => subjectsTo(app, box)).toHaveLength(1)
  const feed = await activitiesOf(app, box)
  expect(feed.map(({ description }) => description).join()).toContain('your bank account ending in 6789')
  expect(JSON.stringify([feed, await emailsTo(app, box), app.logged])).not.toContain('765432123456789')
})
