// Production refuses to start with settings for trying out, or with unfit ones, and names the setting.
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { PRODUCTION } from '../test/servers/production-settings.ts'

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
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://app:pw@db.example/lifafa' }],
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
