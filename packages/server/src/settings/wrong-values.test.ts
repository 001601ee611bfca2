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
  ['HOST', 'http://0.0.0.0'],
  ['PUBLIC_URL', 'lifafa.example'],
  ['PUBLIC_URL', 'ftp://lifafa.example'],
  ['PUBLIC_URL', 'https://lifafa.example/gifts'],
  ['PUBLIC_URL', 'https://me:secret@lifafa.example'],
  ['GUEST_URL', 'give.lifafa.example'],
  ['DATABASE_URL', 'db.example'],
  ['DATABASE_URL', 'mysql://db.example/lifafa'],
  ['DATABASE_URL', 'postgres://db.example'],
  ['DATABASE_URL', 'postgres://app:p/w@db.example:x/lifafa'],
  ['DATABASE_DIRECT_URL', 'https://db.example/lifafa'],
  ['EMBEDDED_DATABASE', 'yes'],
  ['DATABASE_PLAINTEXT', 'on'],
  ['PREPARED_STATEMENTS', 'no'],
  ['BACKUP_KEY', 'a password of mine'],
  ['BACKUP_KEY', 'age1short'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'mail.example:587'],
  ['MAIL_FROM', 'Lifafa'],
  ['MAIL_FROM', 'Lifafa no-reply@lifafa.example'],
  ['SUPPORT_EMAIL', 'help'],
  ['SUPPORT_EMAIL', 'help@lifafa.example, me@lifafa.example'],
  ['RAZORPAY_KEY_ID', 'key'],
  ['RAZORPAY_KEY_SECRET', 'short'],
  ['RAZORPAY_KEY_SECRET', 'rzp_live_abcdefgh'],
  ['RAZORPAY_WEBHOOK_SECRET', ','],
  ['RAZORPAY_WEBHOOK_SECRET', 'the new one,short'],
  ['RAZORPAY_API_URL', 'api.razorpay.com'],
  ['RAZORPAY_CHECKOUT_URL', 'checkout.js'],
  ['RECONCILE_AFTER', '2m,soon'],
  ['RECONCILE_AFTER', '0s,15m'],
  ['RECONCILE_AFTER', '2 minutes'],
  ['PAYOUTS', 'yes'],
  ['PAYOUT_ACCOUNT', '2323 2300 0000'],
  ['PAYOUTS_WAIT_FOR_SETTLEMENT', 'true'],
  ['UPI_ID_DAILY_LIMIT', '50000'],
  ['UPI_ID_DAILY_LIMIT', '1,00,000'],
  ['PAYOUT_FLOAT', '-1'],
  ['PAYOUT_FLOAT', '10.50'],
  ['FEE_GST_PERCENT', '118'],
  ['FEE_GST_PERCENT', '18 %'],
  ['HOLIDAYS', '2027-01-26,26 March'],
  ['HOLIDAYS', '2027-02-30'],
  ['SETTLED_WITHIN', '0'],
  ['SETTLED_WITHIN', '61'],
  ['CORRECT_ALONE', '₹10000'],
  ['CORRECT_ALONE', '10000001'],
  ['GUEST_DETAILS_MONTHS', '5'],
  ['GUEST_DETAILS_MONTHS', '121'],
  ['SANDBOX_RAZORPAY_PORT', '-1'],
  ['TOKEN_SECRET', 'short'],
  ['ADMIN_SECRET_KEY', 'fifteen letters'],
  ['METRICS_TOKEN', 'short'],
  ['DRAIN', '5'],
  ['DRAIN', '11m'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['LOG_LEVEL', 'loud'],
] as const)('%s=%s is refused, and how it is written is said [server-7]', (variable, value) => {
  expect(refusalOf({ [variable]: value })).toBe(`${variable} is not valid: ${HOW_WRITTEN[variable]}.`)
})

test('each way out is one sentence, which tells what to write', () => {
  for (const way of Object.values(HOW_WRITTEN)) expect(way).toMatch(/^write (?!.*\. )/)
})

test.each([
  ['PUBLIC_URL', 'https://lifafa.example/'],
  ['DATABASE_URL', 'postgresql:///lifafa?host=/var/run/postgresql'],
  ['HOST', '::'],
  ['MAIL_FROM', 'no-reply@lifafa.example'],
  ['DRAIN', '10m'],
  ['NODE_ENV', 'test'],
  ['BACKUP_KEY', `age1${'q'.repeat(58)}`],
])('%s may be %s', (variable, value) => {
  expect(refusalOf({ [variable]: value })).toBeUndefined()
})
