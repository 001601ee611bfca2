// Refuses settings that production must not start with, each with a sentence that names the variable.
import { SANDBOX_ADMIN_KEY } from '../known-secrets.ts'
import { isGuessable } from './is-guessable.ts'
import { isPlaintextToAnotherMachine } from './plaintext-database.ts'
import { need, SettingsError } from './settings-error.ts'
import { RAZORPAY_API, RAZORPAY_CHECKOUT, type Variables } from './variables.ts'

const LIVE_KEY = 'rzp_live_'
/** An order may be given up after this (docs/razorpay.md §2.3). */
const LATE_MONEY_MS = 72 * 3_600_000
/** Enough for a hall of many thousands; a higher factor would disable the limits. */
const MAX_RATE_LIMIT_FACTOR = 10

export const isLiveKey = (keyId: string | undefined): boolean => keyId?.startsWith(LIVE_KEY) ?? false

function refuseProvider(read: Variables): void {
  if (read.RAZORPAY_KEY_ID === undefined)
    throw new SettingsError('RAZORPAY_KEY_ID is not set: sandbox mode is not for production.')
  if (read.RAZORPAY_API_URL !== RAZORPAY_API || read.RAZORPAY_CHECKOUT_URL !== RAZORPAY_CHECKOUT)
    throw new SettingsError('RAZORPAY_API_URL and RAZORPAY_CHECKOUT_URL must be left alone in production.')
  if (!isLiveKey(read.RAZORPAY_KEY_ID))
    throw new SettingsError('RAZORPAY_KEY_ID is a test key: with it no money moves in production.')
  if (read.RAZORPAY_WEBHOOK_SECRET?.some((secret) => read.RAZORPAY_KEY_SECRET?.includes(secret)))
    throw new SettingsError(
      'RAZORPAY_WEBHOOK_SECRET is the same as RAZORPAY_KEY_SECRET: make one of its own, and set it in the dashboard of Razorpay, too.',
    )
  if (Math.max(...read.RECONCILE_AFTER) < LATE_MONEY_MS)
    throw new SettingsError('RECONCILE_AFTER ends before three days: so long may a bank take to decide.')
}

function refuseDatabase(read: Variables): void {
  if (read.DATABASE_URL === undefined && read.EMBEDDED_DATABASE === undefined)
    throw new SettingsError(
      'DATABASE_URL is not set: point it at PostgreSQL, or set EMBEDDED_DATABASE=accept for one event on one machine.',
    )
  for (const variable of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const)
    if (isPlaintextToAnotherMachine(read[variable]) && read.DATABASE_PLAINTEXT === undefined)
      throw new SettingsError(
        `${variable} leads to another machine without TLS: add sslmode=verify-full to it, or set DATABASE_PLAINTEXT=accept where nobody else is on the line.`,
      )
}

/** Secrets that we choose; the provider chooses its key's. */
function refuseSecrets(read: Variables): void {
  need(read.TOKEN_SECRET, 'TOKEN_SECRET', 'it signs sessions; 32 random characters or more')
  if (read.ADMIN_SECRET_KEY === SANDBOX_ADMIN_KEY)
    throw new SettingsError('ADMIN_SECRET_KEY is the one of the sandbox, which everybody knows.')
  for (const [variable, secrets] of Object.entries({
    TOKEN_SECRET: [read.TOKEN_SECRET],
    ADMIN_SECRET_KEY: [read.ADMIN_SECRET_KEY],
    METRICS_TOKEN: [read.METRICS_TOKEN],
    RAZORPAY_WEBHOOK_SECRET: read.RAZORPAY_WEBHOOK_SECRET ?? [],
  }))
    if (secrets.some((secret) => secret !== undefined && isGuessable(secret)))
      throw new SettingsError(`${variable} can be guessed: make it at random (openssl rand -base64 32).`)
}

/** `origins`: the origins of hosts' and guests' pages, by variable. Throws SettingsError. */
export function refuseInProduction(read: Variables, origins: { publicUrl: string; guestUrl: string }): void {
  refuseProvider(read)
  refuseDatabase(read)
  refuseSecrets(read)
  if (read.RATE_LIMIT_FACTOR > MAX_RATE_LIMIT_FACTOR)
    throw new SettingsError(
      `RATE_LIMIT_FACTOR is more than ${MAX_RATE_LIMIT_FACTOR}: with it there are no limits, and passwords can be guessed.`,
    )
  need(read.SMTP_URL, 'SMTP_URL', 'codes are sent by mail')
  need(read.MAIL_FROM, 'MAIL_FROM', 'letters need a sender')
  need(read.SUPPORT_EMAIL, 'SUPPORT_EMAIL', 'messages of the contact page are mailed to it')
  need(read.PUBLIC_URL, 'PUBLIC_URL', 'pages know their own address by it')
  need(read.TRUST_PROXY, 'TRUST_PROXY', 'limits go by network; say how many proxies are in front, 0 for none')
  for (const [variable, url] of Object.entries({
    PUBLIC_URL: origins.publicUrl,
    GUEST_URL: origins.guestUrl,
  }))
    if (!url.startsWith('https:')) throw new SettingsError(`${variable} must begin with https in production.`)
}
