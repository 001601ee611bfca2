// A wrong setting stops the start with a sentence that names it; production refuses settings for trying out.
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lifafa.example',
  DATABASE_URL: 'postgres://localhost/lifafa',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Lifafa <no-reply@lifafa.example>',
  SUPPORT_EMAIL: 'help@lifafa.example',
  TOKEN_SECRET: '7a1f0c93be52d8460f7be1d24c95a380',
  RAZORPAY_KEY_ID: 'rzp_live_abcdefgh',
  RAZORPAY_KEY_SECRET: 'a key secret, the key secret of before',
  RAZORPAY_WEBHOOK_SECRET: 'the new one, the old one',
  TRUST_PROXY: '0',
}

test('without any setting the server is a sandbox on port 3000', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    guestUrl: 'http://localhost:3000',
    provider: 'sandbox',
    payouts: true,
    holidays: [],
  })
})

test('production starts with all required settings, and accepts the old webhook secret beside the new one [server-6]', () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    production: true,
    provider: {
      apiUrl: 'https://api.razorpay.com',
      keySecret: 'a key secret',
      oldKeySecrets: ['the key secret of before'],
      webhookSecrets: ['the new one', 'the old one'],
    },
    payouts: false,
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
    payouts: true,
    provider: { payoutAccount: '2323230041626905', paysHosts: true },
    holidays: ['2027-01-26', '2027-03-22'],
  })
})

test('where an administrator pays the hosts, the previous RazorpayX account stays known', () => {
  const provider = { payoutAccount: '2323230041626905', paysHosts: false }
  expect(readSettings({ ...PRODUCTION, PAYOUTS: 'off', PAYOUT_ACCOUNT: '2323230041626905' })).toMatchObject({
    provider,
  })
})

test.each([
  ['PORT', { PORT: 'eighty' }],
  ['PORT', { PORT: '70000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'lifafa.example' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
  ['TOKEN_SECRET', { TOKEN_SECRET: 'short' }],
  ['ADMIN_SECRET_KEY', { ADMIN_SECRET_KEY: 'fifteen letters' }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_ID: 'key' }],
  ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_ID: 'rzp_test_x1' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_WEBHOOK_SECRET: ',' }],
  ['RECONCILE_AFTER', { RECONCILE_AFTER: '2m,soon' }],
  ['RECONCILE_AFTER', { RECONCILE_AFTER: '0s,15m' }],
  ['RAZORPAY_KEY_ID', { ...PRODUCTION, NODE_ENV: '' }],
  ['PAYOUTS', { PAYOUTS: 'yes' }],
  ['PAYOUT_ACCOUNT', { ...PRODUCTION, PAYOUTS: 'on' }],
  ['HOLIDAYS', { HOLIDAYS: '2027-01-26,26 March' }],
])('the error of a wrong %s names it [server-7]', (variable, environment) => {
  expect(() => readSettings(environment)).toThrow(variable)
})

test.each([
  ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_ID: '' }],
  ['RAZORPAY_API_URL', { RAZORPAY_API_URL: 'http://127.0.0.1:9999' }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_ID: 'rzp_test_abcdefgh' }],
  ['DATABASE_URL', { DATABASE_URL: '' }],
  ['RECONCILE_AFTER', { RECONCILE_AFTER: '2m,24h' }],
  ['TOKEN_SECRET', { TOKEN_SECRET: '' }],
  ['ADMIN_SECRET_KEY', { ADMIN_SECRET_KEY: readSettings({}).adminSecretKey }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: '' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://lifafa.example' }],
  ['GUEST_URL', { GUEST_URL: 'http://gifts.example' }],
  ['TOKEN_SECRET', { TOKEN_SECRET: 'a'.repeat(64) }],
  ['TOKEN_SECRET', { TOKEN_SECRET: 'change-me-'.repeat(4) }],
  ['ADMIN_SECRET_KEY', { ADMIN_SECRET_KEY: 'abababababababab' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: '1234512345123451' }],
  ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_WEBHOOK_SECRET: 'a good one,xxxxxxxx' }],
  ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_WEBHOOK_SECRET: 'the old one,a key secret' }],
  ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '1000000' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://app:pw@db.example/lifafa?sslmode=disable' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://app:pw@db.example/lifafa' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres:///lifafa?host=10.0.0.7' }],
  ['TRUST_PROXY', { TRUST_PROXY: '' }],
])('production refuses to start with an unfit %s [server-8]', (variable, change) => {
  expect(() => readSettings({ ...PRODUCTION, ...change })).toThrow(variable)
})

test.each([
  ['postgres://127.0.0.1/lifafa'],
  ['postgres://[::1]:5432/lifafa'],
  ['postgres:///lifafa?host=/var/run/postgresql'],
  ['postgres://app:pw@db.example/lifafa?sslmode=verify-full'],
  ['postgres://app:pw@db.example/lifafa?ssl=true'],
])('production accepts a database connection that others cannot read: %s', (databaseUrl) => {
  expect(readSettings({ ...PRODUCTION, DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
})

test('a plaintext connection to a database in a private network must be permitted by a setting', () => {
  const databaseUrl = 'postgres://db/lifafa'
  expect(
    readSettings({ ...PRODUCTION, DATABASE_URL: databaseUrl, DATABASE_PLAINTEXT: 'accept' }),
  ).toMatchObject({ databaseUrl })
})

test('random secrets are accepted in any notation', () => {
  for (const TOKEN_SECRET of [
    'c0ffee00c0ffee11deadbeef00112233',
    'Zm9vYmFyYmF6cXV4IHRoZSBxdWljayBicm93biBmb3g=',
    'four random words of mine and more',
  ])
    expect(readSettings({ ...PRODUCTION, TOKEN_SECRET }).tokenSecret).toBe(TOKEN_SECRET)
})

test('only the sandbox has a default secret key', () => {
  expect(readSettings(PRODUCTION).adminSecretKey).toBeUndefined()
  const adminSecretKey = 'sixteen letters!'
  expect(readSettings({ ...PRODUCTION, ADMIN_SECRET_KEY: adminSecretKey })).toMatchObject({ adminSecretKey })
})

test('production uses the embedded database only where a setting permits it', () => {
  const { provider: _, ...settings } = readSettings({
    ...PRODUCTION,
    DATABASE_URL: '',
    EMBEDDED_DATABASE: 'accept',
  })
  expect(settings).toMatchObject({ production: true, databaseUrl: undefined })
})
