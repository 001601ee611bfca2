// How each setting is written: the way out in the sentence of a wrong one. Never a value: some are secrets.
import { PRODUCT_NAME, PRODUCT_SLUG } from '@lifafa/contract/brand'
import type { Variables } from './variables.ts'

const ORIGIN = `write an origin such as https://${PRODUCT_SLUG}.example, without a path, a name or a password`
const DATABASE =
  'write postgres://name:password@host:5432/database, with special characters of the password as in %40 for @'
const SECRETS = 'write the secret, at least 8 characters, or a comma list of the new one and the old one'
const PORT = 'write a whole number from 1 to 65535'
const RUPEES = 'write whole rupees in digits, without commas'
const ON_OR_OFF = 'write on or off'
const ACCEPT = 'write accept, or remove it'
const ADDRESS = 'write an address that begins with https://, without /v1 at its end'
const AT_LEAST_16 = 'write at least 16 characters, made with openssl rand -base64 32'

export const HOW_WRITTEN: Record<keyof Variables, string> = {
  NODE_ENV: 'write production, development or test',
  PORT,
  HOST: 'write an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0, without the port',
  PUBLIC_URL: ORIGIN,
  GUEST_URL: ORIGIN,
  DATABASE_URL: DATABASE,
  DATABASE_DIRECT_URL: DATABASE,
  DATA_DIR: 'write the path of a folder, without ~ and $, which a shell alone replaces',
  DATABASE_PLAINTEXT: ACCEPT,
  PREPARED_STATEMENTS: ON_OR_OFF,
  BACKUP_KEY: 'write the public half of a pair that age-keygen has made, age1…',
  BACKUP_KEEP_DAYS: 'write days, a whole number from 1 to 3650',
  MAIL_PLAINTEXT: ACCEPT,
  SMTP_URL: 'write smtps://name:password@host, or smtp://name:password@host:587',
  MAIL_FROM: `write a sender such as ${PRODUCT_NAME} <no-reply@${PRODUCT_SLUG}.example>`,
  SUPPORT_EMAIL: 'write one email address',
  ALARM_EMAIL: 'write one email address',
  RAZORPAY_KEY_ID: 'write the key’s id from the provider’s dashboard, rzp_test_… or rzp_live_…',
  RAZORPAY_KEY_SECRET: `${SECRETS}; the id of a key, rzp_…, is no secret`,
  RAZORPAY_WEBHOOK_SECRET: SECRETS,
  RAZORPAY_API_URL: ADDRESS,
  RAZORPAY_CHECKOUT_URL: 'write an address that begins with https://',
  RECONCILE_AFTER: 'write a comma list of durations such as 30s, 2m or 24h',
  PAYOUTS: 'write on, off or route',
  PAYOUT_ACCOUNT: 'write the account number, 6 to 40 digits or letters without spaces',
  PAYOUTS_WAIT_FOR_SETTLEMENT: ON_OR_OFF,
  UPI_ID_DAILY_LIMIT: `${RUPEES}, at least 100000`,
  FEE_GST_PERCENT: 'write a whole number from 0 to 100',
  HOLIDAYS: 'write a comma list of days such as 2027-01-26, of this century',
  SETTLED_WITHIN: 'write working days, a whole number from 1 to 60',
  GUEST_DETAILS_MONTHS: 'write months, a whole number from 6 to 120',
  SANDBOX_RAZORPAY_PORT: PORT,
  TOKEN_SECRET: 'write at least 32 characters, made with openssl rand -base64 32',
  ADMIN_SECRET_KEY: AT_LEAST_16,
  METRICS_TOKEN: AT_LEAST_16,
  DRAIN: 'write a duration such as 5s, at most 10m',
  TRUST_PROXY: 'write the number of proxies, a whole number from 0 to 10',
  RATE_LIMIT_FACTOR: 'write a number from 0.1 on, 1 for the limits as they are',
  LOG_LEVEL: 'write fatal, error, warn, info, debug, trace or silent',
}
