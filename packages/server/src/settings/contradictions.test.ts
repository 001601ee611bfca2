// Settings that contradict each other, or have no effect without another one, stop the start with one sentence that names them.
import { expect, test } from 'vitest'
import { refusalOf } from '../test/servers/production-settings.ts'

const KEY = {
  RAZORPAY_KEY_ID: 'rzp_test_abcdefgh',
  RAZORPAY_KEY_SECRET: 'a key secret',
  RAZORPAY_WEBHOOK_SECRET: 'another one',
}
const DATABASE_URL = 'postgres://127.0.0.1/lifafa'
const withoutKey = (variable: string) =>
  `${variable} is set without RAZORPAY_KEY_ID: set that, too, or remove it for the sandbox.`

test.each([
  [
    { DATABASE_DIRECT_URL: DATABASE_URL },
    'DATABASE_URL is not set, but DATABASE_DIRECT_URL is: set both, or neither for the embedded database.',
  ],
  [
    { DATABASE_PLAINTEXT: 'accept' },
    'DATABASE_PLAINTEXT is set without DATABASE_URL: set that, too, or remove it.',
  ],
  [{ MAIL_PLAINTEXT: 'accept' }, 'MAIL_PLAINTEXT is set without SMTP_URL: set that, too, or remove it.'],
  [
    { PREPARED_STATEMENTS: 'off' },
    'PREPARED_STATEMENTS=off is for a pooler at DATABASE_URL, which is not set: set that, too, or remove it.',
  ],
  [
    { DATABASE_URL: `${DATABASE_URL}?sslmode=full` },
    'DATABASE_URL has an unknown sslmode: write verify-full, or disable on this machine.',
  ],
  [
    { DATABASE_URL, DATABASE_DIRECT_URL: `${DATABASE_URL}?sslmode=on` },
    'DATABASE_DIRECT_URL has an unknown sslmode: write verify-full, or disable on this machine.',
  ],
  [
    { DATABASE_URL: `${DATABASE_URL}?sslmode=verify-full&sslrootcert=system` },
    'DATABASE_URL has an sslrootcert that is no file here: write the path of one that is.',
  ],
  [
    { SMTP_URL: 'smtp://me:secret@mail.example:465' },
    'SMTP_URL has port 465, which speaks TLS from the first byte: write smtps://, or port 587.',
  ],
  [
    { SMTP_URL: 'smtps://me:secret@mail.example:587' },
    'SMTP_URL has port 587, which begins without TLS: write smtp://, or port 465.',
  ],
  [
    { ...KEY, PAYOUTS: 'route', PAYOUTS_WAIT_FOR_SETTLEMENT: 'on' },
    'PAYOUTS_WAIT_FOR_SETTLEMENT=on is about payouts, and with PAYOUTS=route nothing is paid out: remove one of them.',
  ],
  [
    { ...KEY, SANDBOX_RAZORPAY_PORT: '3001' },
    'SANDBOX_RAZORPAY_PORT is for the sandbox, and RAZORPAY_KEY_ID ends it: remove one of them.',
  ],
  [{ ...KEY, RAZORPAY_KEY_ID: '' }, withoutKey('RAZORPAY_KEY_SECRET')],
  [{ RAZORPAY_WEBHOOK_SECRET: 'a webhook secret' }, withoutKey('RAZORPAY_WEBHOOK_SECRET')],
  [{ RAZORPAY_API_URL: 'http://127.0.0.1:9999' }, withoutKey('RAZORPAY_API_URL')],
  [{ RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:9999/checkout.js' }, withoutKey('RAZORPAY_CHECKOUT_URL')],
  [{ PAYOUT_ACCOUNT: '2323230000000000' }, withoutKey('PAYOUT_ACCOUNT')],
  [
    { PORT: '3000', SANDBOX_RAZORPAY_PORT: '3000' },
    'SANDBOX_RAZORPAY_PORT is the same as PORT: the stand-in needs another one.',
  ],
  [
    { PORT: '65535' },
    'PORT leaves no port for the stand-in, which takes the next one: set SANDBOX_RAZORPAY_PORT, or another PORT.',
  ],
  [
    { RAZORPAY_SECRET: 'a key secret' },
    'RAZORPAY_SECRET is not a setting: write one of RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_API_URL, RAZORPAY_CHECKOUT_URL, or remove it.',
  ],
  [
    { PAYOUT: 'on' },
    'PAYOUT is not a setting: write one of PAYOUTS, PAYOUT_ACCOUNT, PAYOUTS_WAIT_FOR_SETTLEMENT, or remove it.',
  ],
  [{ payouts: 'on' }, expect.stringContaining('payouts is not a setting: write one of PAYOUTS, ')],
  [{ FEE_GST: '18' }, 'FEE_GST is not a setting: write one of FEE_GST_PERCENT, or remove it.'],
  [{ HOLIDAY: '2027-01-26' }, 'HOLIDAY is not a setting: write one of HOLIDAYS, or remove it.'],
  [
    { GUEST_DETAIL_MONTHS: '12' },
    'GUEST_DETAIL_MONTHS is not a setting: write one of GUEST_URL, GUEST_DETAILS_MONTHS, or remove it.',
  ],
  [{ TRUST_PROXIES: '1' }, 'TRUST_PROXIES is not a setting: write one of TRUST_PROXY, or remove it.'],
  [{ METRICS_TOKN: 'x' }, 'METRICS_TOKN is not a setting: write one of METRICS_TOKEN, or remove it.'],
  [
    { BACKUP_KEEY: 'x' },
    'BACKUP_KEEY is not a setting: write one of BACKUP_KEY, BACKUP_KEEP_DAYS, or remove it.',
  ],
  [{ DATABASE_URI: 'x' }, 'DATABASE_URI is not a setting: write one of DATABASE_URL, or remove it.'],
  [{ SMTP_HOST: 'x' }, 'SMTP_HOST is not a setting: write one of SMTP_URL, or remove it.'],
  [{ MAIL_FORM: 'x' }, 'MAIL_FORM is not a setting: write one of MAIL_PLAINTEXT, MAIL_FROM, or remove it.'],
  [{ Log_Levle: 'x' }, 'Log_Levle is not a setting: write one of LOG_LEVEL, or remove it.'],
])('%j is refused: %s', (environment, sentence) => {
  expect(refusalOf(environment as Record<string, string>)).toEqual(sentence)
})

test('the names of other programs are not taken for misspelled settings', () => {
  const others = [
    'HOME',
    'PATH',
    'PWD',
    'USER',
    'TZ',
    'LANG',
    'SHLVL',
    'TERM',
    'HOSTNAME',
    'LOGNAME',
    'NODE_OPTIONS',
    'MAIL',
    'DATABASE_PORT',
    'DATABASE_CONNECTION_POOL_URL',
  ]
  expect(refusalOf(Object.fromEntries(others.map((name) => [name, 'x'])))).toBeUndefined()
})

test('an empty variable counts as none, as in a file of settings', () => {
  expect(refusalOf({ PAYOUT_ACCOUNT: '', DATABASE_PLAINTEXT: '', RAZORPAY_SECRET: '' })).toBeUndefined()
})
