// A setting that is written wrongly stops the start with one sentence, which names it and says how it is written.
import { expect, test } from 'vitest'
import { refusalOf } from '../test/servers/production-settings.ts'
import { HOW_WRITTEN } from './how-written.ts'

test.each([
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', 'Production'],
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['PORT', '3e3'],
  ['PORT', '0x50'],
  ['HOST', 'http://0.0.0.0'],
  ['HOST', '127.0.0.1:3000'],
  ['HOST', '...'],
  ['PUBLIC_URL', 'lifafa.example'],
  ['PUBLIC_URL', 'ftp://lifafa.example'],
  ['PUBLIC_URL', 'https://lifafa.example/gifts'],
  ['PUBLIC_URL', 'https://me:secret@lifafa.example'],
  ['GUEST_URL', 'give.lifafa.example'],
  ['GUEST_URL', 'https://*.lifafa.example'],
  ['DATA_DIR', '~/data'],
  ['DATA_DIR', '$HOME/data'],
  ['DATA_DIR', '/'],
  ['DATABASE_URL', 'db.example'],
  ['DATABASE_URL', 'mysql://db.example/lifafa'],
  ['DATABASE_URL', 'postgres://db.example'],
  ['DATABASE_URL', 'postgres://app:p/w@db.example:x/lifafa'],
  ['DATABASE_URL', 'postgres://app:p%w@db.example/lifafa'],
  ['DATABASE_URL', 'postgres://db.example:0/lifafa'],
  ['DATABASE_URL', 'postgres://db.example/lifafa/public'],
  ['DATABASE_DIRECT_URL', 'https://db.example/lifafa'],
  ['DATABASE_PLAINTEXT', 'on'],
  ['PREPARED_STATEMENTS', 'no'],
  ['BACKUP_KEY', 'a password of mine'],
  ['BACKUP_KEY', 'age1short'],
  ['BACKUP_KEY', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`],
  ['BACKUP_KEEP_DAYS', '0'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'smtps://'],
  ['SMTP_URL', 'smtps://me@mail.example'],
  ['SMTP_URL', 'smtp://mail.example:587?requireTLS=false'],
  ['SMTP_URL', 'smtps://mail.example?secure=false'],
  ['MAIL_PLAINTEXT', 'on'],
  ['MAIL_FROM', 'Lifafa'],
  ['MAIL_FROM', 'Lifafa no-reply@lifafa.example'],
  ['SUPPORT_EMAIL', 'help'],
  ['ALARM_EMAIL', 'night'],
  ['SUPPORT_EMAIL', 'help@lifafa.example, me@lifafa.example'],
  ['RAZORPAY_KEY_ID', 'key'],
  ['RAZORPAY_KEY_SECRET', 'short'],
  ['RAZORPAY_KEY_SECRET', 'rzp_live_abcdefgh'],
  ['RAZORPAY_WEBHOOK_SECRET', ','],
  ['RAZORPAY_WEBHOOK_SECRET', 'the new one,short'],
  ['RAZORPAY_API_URL', 'api.razorpay.com'],
  ['RAZORPAY_API_URL', 'https://api.razorpay.com/v1'],
  ['RAZORPAY_API_URL', 'ftp://api.razorpay.com'],
  ['RAZORPAY_CHECKOUT_URL', 'javascript:alert(1)'],
  ['RAZORPAY_CHECKOUT_URL', 'checkout.js'],
  ['RECONCILE_AFTER', '2m,soon'],
  ['RECONCILE_AFTER', '0s,15m'],
  ['RECONCILE_AFTER', '2 minutes'],
  ['PAYOUTS', 'yes'],
  ['PAYOUT_ACCOUNT', '2323 2300 0000'],
  ['PAYOUTS_WAIT_FOR_SETTLEMENT', 'true'],
  ['UPI_ID_DAILY_LIMIT', '50000'],
  ['UPI_ID_DAILY_LIMIT', '1,00,000'],
  ['UPI_ID_DAILY_LIMIT', '1e5'],
  ['UPI_ID_DAILY_LIMIT', '100000000000'],
  ['FEE_GST_PERCENT', '118'],
  ['FEE_GST_PERCENT', '18 %'],
  ['FEE_GST_PERCENT', '0.18'],
  ['HOLIDAYS', '2027-01-26,26 March'],
  ['HOLIDAYS', '2027-02-30'],
  ['HOLIDAYS', '1027-01-26'],
  ['SETTLED_WITHIN', '0'],
  ['SETTLED_WITHIN', '61'],
  ['GUEST_DETAILS_MONTHS', '5'],
  ['GUEST_DETAILS_MONTHS', '121'],
  ['GUEST_DETAILS_MONTHS', '-1'],
  ['GUEST_DETAILS_MONTHS', '12m'],
  ['SANDBOX_RAZORPAY_PORT', '-1'],
  ['TOKEN_SECRET', 'short'],
  ['ADMIN_SECRET_KEY', 'fifteen letters'],
  ['METRICS_TOKEN', 'short'],
  ['DRAIN', '5'],
  ['DRAIN', '11m'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10.0.0.0/8'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', '0.001'],
  ['RATE_LIMIT_FACTOR', '1,5'],
  ['LOG_LEVEL', 'loud'],
] as const)('%s=%s is refused, and how it is written is said [server-7]', (variable, value) => {
  expect(refusalOf({ [variable]: value })).toBe(`${variable} is not valid: ${HOW_WRITTEN[variable]}.`)
})

const LINE_END = 'has the end of a line in it: save the file of settings with the ends of lines of Unix'
const BLANK = 'begins or ends with a blank: remove it'
const QUOTED =
  'has quotation marks around it, which are part of it where no shell reads the file: remove them'

test.each([
  ['PORT', '3000\r', LINE_END],
  ['DATA_DIR', './data\r', LINE_END],
  ['TOKEN_SECRET', '7a1f0c93be52d8460f7be1d24c95a380\n', LINE_END],
  ['PORT', ' 3000', BLANK],
  ['TRUST_PROXY', ' ', BLANK],
  ['ADMIN_SECRET_KEY', '7a1f0c93be52d8460f7be1d24c95a380 ', BLANK],
  ['DATABASE_URL', ' postgres://127.0.0.1/lifafa', BLANK],
  ['PAYOUTS', '"on"', QUOTED],
  ['DATA_DIR', "'./data'", QUOTED],
  ['RAZORPAY_KEY_SECRET', '"a key secret"', QUOTED],
])('%s=%j is refused: something is around it that is no part of it', (variable, value, sentence) => {
  expect(refusalOf({ [variable]: value })).toBe(`${variable} ${sentence}.`)
})

test('each refusal is one sentence with the value to write', () => {
  for (const way of Object.values(HOW_WRITTEN)) expect(way).toMatch(/^write (?!.*\. )/)
})

test.each([
  ['PUBLIC_URL', 'https://lifafa.example/'],
  ['DATABASE_URL', 'postgresql:///lifafa?host=/var/run/postgresql'],
  ['HOST', '::'],
  ['MAIL_FROM', 'no-reply@lifafa.example'],
  ['DRAIN', '10m'],
  ['MAIL_FROM', '"Lifafa, Delhi" <no-reply@lifafa.example>'],
  ['RATE_LIMIT_FACTOR', '0.5'],
  ['SMTP_URL', 'smtp://127.0.0.1:1025'],
  ['NODE_ENV', 'test'],
  ['BACKUP_KEY', `age1${'q'.repeat(58)}`],
])('%s may be %s', (variable, value) => {
  expect(refusalOf({ [variable]: value })).toBeUndefined()
})
