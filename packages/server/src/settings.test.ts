// Settings are read from the environment; a wrong one stops the start with a sentence that names it.
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { PRODUCTION } from './test/servers/production-settings.ts'

test('without any setting the server is a sandbox on port 3000', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    guestUrl: 'http://localhost:3000',
    provider: 'sandbox',
    payoutMode: 'on',
    holidays: [],
  })
})

test('production starts with all required settings, and takes the old webhook secret, too [server-6]', () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    production: true,
    provider: {
      apiUrl: 'https://api.razorpay.com',
      keySecret: 'a key secret',
      oldKeySecrets: ['the key secret of before'],
      webhookSecrets: ['the new secret of webhooks', 'the old secret of webhooks'],
    },
    payoutMode: 'off',
  })
})

test('hosts are paid by the provider where this is set, but not on holidays', () => {
  expect(
    readSettings({
      ...PRODUCTION,
      PAYOUTS: 'on',
      PAYOUT_ACCOUNT: '2323230041626905',
      HOLIDAYS: '2027-01-26, 2027-03-22',
    }),
  ).toMatchObject({
    payoutMode: 'on',
    provider: { payoutAccount: '2323230041626905', payoutMode: 'on' },
    holidays: ['2027-01-26', '2027-03-22'],
  })
})

test('with payouts by an administrator, the previous RazorpayX account stays known', () => {
  const provider = { payoutAccount: '2323230041626905', payoutMode: 'off' }
  expect(readSettings({ ...PRODUCTION, PAYOUTS: 'off', PAYOUT_ACCOUNT: '2323230041626905' })).toMatchObject({
    provider,
  })
})
