// Production refuses to start with settings for trying out, or with unfit ones, and names the setting.
import { expect, test } from 'vitest'
import { SANDBOX_ADMIN_KEY } from '../known-secrets.ts'
import { readSettings } from '../settings.ts'
import { PRODUCTION, refusalOf } from '../test/servers/production-settings.ts'

const OPENSSL = 'openssl rand -base64 32'
const GUESSED = `can be guessed: make it at random (${OPENSSL})`
const WITHOUT_TLS =
  'leads to another machine without TLS: add sslmode=verify-full to it, or set DATABASE_PLAINTEXT=accept where nobody else is on the line'
const TOO_SHORT = `has fewer than 24 characters: make it at random (${OPENSSL}), and set it in the dashboard of Razorpay, too`
const SAME_SECRET = `is the same as TOKEN_SECRET: make one of its own (${OPENSSL})`
const OF_THE_KEY = 'is not set: the key in RAZORPAY_KEY_ID needs it; copy it from the dashboard of Razorpay'
const HIDES_ALARMS =
  'hides the alarms in production, which are lines of level error: write error, or a lower one'
const OWN_SECRET =
  'is the same as RAZORPAY_KEY_SECRET: make one of its own, and set it in the dashboard of Razorpay, too'
const PRIVATE = 'is an address of a private network: write the one that guests’ phones reach in production'
const HERE = 'is an address of this machine alone: write the one that guests’ phones reach in production'

test.each([
  ['RAZORPAY_KEY_ID', '', 'is not set: sandbox mode is not for production, set the live key of the provider'],
  [
    'RAZORPAY_KEY_ID',
    'rzp_test_abcdefgh',
    'is a test key, with which no money moves in production: set the live one, rzp_live_…',
  ],
  [
    'RAZORPAY_API_URL',
    'https://razorpay.example',
    'and RAZORPAY_CHECKOUT_URL must not be set in production: remove them',
  ],
  ['RAZORPAY_KEY_SECRET', '', OF_THE_KEY],
  ['RAZORPAY_WEBHOOK_SECRET', '', OF_THE_KEY],
  ['RAZORPAY_WEBHOOK_SECRET', 'a good one,xxxxxxxx', GUESSED],
  ['RAZORPAY_WEBHOOK_SECRET', 'abcd1234', TOO_SHORT],
  ['RAZORPAY_WEBHOOK_SECRET', 'the new secret of webhooks,23-characters-are-short', TOO_SHORT],
  ['RAZORPAY_WEBHOOK_SECRET', 'the old one,a key secret', OWN_SECRET],
  [
    'PAYOUTS',
    'on',
    'PAYOUT_ACCOUNT is not set: with PAYOUTS=on hosts are paid from it; write its number, or PAYOUTS=off',
  ],
  ['RECONCILE_AFTER', '2m,24h', 'ends below 72h, and a bank may take three days to decide: add 72h or more'],
  [
    'DATABASE_URL',
    '',
    'is not set: money is kept in PostgreSQL; write postgres://name:password@host/database',
  ],
  ['DATABASE_URL', 'postgres://app:pw@db.example/lifafa?sslmode=disable', WITHOUT_TLS],
  ['DATABASE_URL', 'postgres://app:pw@db.example/lifafa?ssl=true&sslmode=disable', WITHOUT_TLS],
  ['DATABASE_URL', 'postgres://app:pw@db.example/lifafa', WITHOUT_TLS],
  ['DATABASE_URL', 'postgres:///lifafa?host=10.0.0.7', WITHOUT_TLS],
  ['DATABASE_DIRECT_URL', 'postgres://app:pw@db.example/lifafa', WITHOUT_TLS],
  ['TOKEN_SECRET', '', `is not set: it signs sessions; make one with ${OPENSSL}`],
  ['TOKEN_SECRET', 'a'.repeat(64), GUESSED],
  ['TOKEN_SECRET', 'change-me-'.repeat(4), GUESSED],
  ['TOKEN_SECRET', 'change-me-before-you-start-the-server', GUESSED],
  ['TOKEN_SECRET', '<output of openssl rand -base64 32>', GUESSED],
  ['TOKEN_SECRET', '$(openssl rand -base64 32)-and-more', GUESSED],
  [
    'RAZORPAY_KEY_ID',
    'rzp_live_xxxxxxxx',
    'RAZORPAY_KEY_ID is a placeholder: copy the id of the key from the dashboard of Razorpay',
  ],
  [
    'RAZORPAY_WEBHOOK_SECRET',
    PRODUCTION.TOKEN_SECRET,
    `TOKEN_SECRET is the same as RAZORPAY_WEBHOOK_SECRET: make one of its own (${OPENSSL})`,
  ],
  ['RECONCILE_AFTER', '72h,96h', 'begins after 15m, and a guest whose webhook was lost waits for it: add 2m'],
  [
    'MAIL_FROM',
    'no-reply@localhost',
    'has no domain that others can answer: write a sender such as no-reply@ and your domain',
  ],
  [
    'ADMIN_SECRET_KEY',
    SANDBOX_ADMIN_KEY,
    `is the one of the sandbox, which everybody knows: make one of your own (${OPENSSL})`,
  ],
  ['ADMIN_SECRET_KEY', 'abababababababab', GUESSED],
  ['ADMIN_SECRET_KEY', PRODUCTION.TOKEN_SECRET, SAME_SECRET],
  ['METRICS_TOKEN', '1234512345123451', GUESSED],
  ['METRICS_TOKEN', PRODUCTION.TOKEN_SECRET, SAME_SECRET],
  ['SMTP_URL', '', 'is not set: codes are sent by mail; write smtps://name:password@host'],
  ['MAIL_FROM', '', 'is not set: emails need a sender; write one such as no-reply@ and your domain'],
  [
    'SUPPORT_EMAIL',
    '',
    'is not set: messages of the contact page are mailed to it; write an address of yours',
  ],
  [
    'PUBLIC_URL',
    '',
    'is not set: links in pages and emails begin with it; write https://… as your users see it',
  ],
  ['PUBLIC_URL', 'http://lifafa.example', 'is not encrypted: write it with https in production'],
  ['PUBLIC_URL', 'https://localhost:3000', HERE],
  ['GUEST_URL', 'http://gifts.example', 'is not encrypted: write it with https in production'],
  ['GUEST_URL', 'https://127.0.0.1', HERE],
  ['PUBLIC_URL', 'https://0.0.0.0', HERE],
  ['PUBLIC_URL', 'https://lifafa.localhost', HERE],
  ['PUBLIC_URL', 'https://192.168.1.4', PRIVATE],
  ['PUBLIC_URL', 'https://lifafa', PRIVATE],
  ['GUEST_URL', 'https://give.local', PRIVATE],
  [
    'TRUST_PROXY',
    '',
    'is not set: rate limits count by the caller’s network; set the number of proxies in front of the server, 0 for none',
  ],
  [
    'RATE_LIMIT_FACTOR',
    '1000000',
    'is more than 10: with it there are no limits, and passwords can be guessed; write 1',
  ],
  ['LOG_LEVEL', 'silent', HIDES_ALARMS],
  ['LOG_LEVEL', 'fatal', HIDES_ALARMS],
  [
    'NODE_ENV',
    'development',
    'RAZORPAY_KEY_ID is a live key, and real money moves in production alone: set NODE_ENV=production, or a test key',
  ],
])(
  'production does not start with %s=%s, and names the reason and the next step [server-8]',
  (variable, value, sentence) => {
    const begin = /^(PAYOUT|RAZORPAY|TOKEN)/.test(sentence) ? '' : `${variable} `
    expect(refusalOf({ ...PRODUCTION, [variable]: value })).toBe(`${begin}${sentence}.`)
  },
)

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

test.each([
  ['smtp://mail.example:587', undefined, true],
  ['smtp://mailpit:1025', undefined, true],
  ['smtp://mailpit:1025', 'accept', false],
  ['smtp://127.0.0.1:25', undefined, false],
  ['smtp://[::1]:25', undefined, false],
  ['smtp://localhost.evil.example:25', undefined, true],
])('a mail server at %s, with MAIL_PLAINTEXT %s, needs TLS: %s', (SMTP_URL, MAIL_PLAINTEXT, needsTls) => {
  expect(readSettings({ ...PRODUCTION, SMTP_URL, MAIL_PLAINTEXT }).smtpNeedsTls).toBe(needsTls)
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
