// Every setting of the server, read once, here; a wrong one stops the start with a sentence that names it (design §7).
import { join, resolve } from 'node:path'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import * as z from 'zod'

/** Known to everybody: in sandbox mode no money moves. */
const SANDBOX_ADMIN_KEY = 'shagun-501-sandbox'

const LIVE_KEY = 'rzp_live_'
const RAZORPAY_API = 'https://api.razorpay.com'
const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js'

const port = z.coerce.number().int().min(1).max(65535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
/** `2m`, `72h`, in milliseconds. Never nothing: rounds that follow each other without a pause would be all that is done. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,5}(ms|s|m|h)$/, 'a duration is written as 30s, 2m or 24h')
  .transform((text) => parseInt(text, 10) * UNIT_MS[text.replace(/\d+/, '') as keyof typeof UNIT_MS])

/** An order may be given up after this (razorpay.md §2.3). */
const LATE_MONEY_MS = 72 * UNIT_MS.h

/** `2027-01-26`: days on which banks in India are closed. */
const days = list.pipe(z.array(z.iso.date('a day is written as 2027-01-26')))

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  GUEST_URL: origin.optional(),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  EMBEDDED_DATABASE: z.literal('accept').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/)
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8).optional(),
  RAZORPAY_WEBHOOK_SECRET: list.pipe(z.array(z.string().min(8)).min(1)).optional(),
  RAZORPAY_API_URL: z.url().default(RAZORPAY_API),
  RAZORPAY_CHECKOUT_URL: z.url().default(RAZORPAY_CHECKOUT),
  RECONCILE_AFTER: list.pipe(z.array(duration).min(1)).prefault('2m,15m,1h,24h,72h,96h'),
  PAYOUTS: z.enum(['on', 'off']).optional(),
  PAYOUT_ACCOUNT: z
    .string()
    .regex(/^\w{6,40}$/)
    .optional(),
  HOLIDAYS: days.prefault(''),
  SANDBOX_RAZORPAY_PORT: port.optional(),
  TOKEN_SECRET: z.string().min(32).optional(),
  ADMIN_SECRET_KEY: z.string().min(16).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  DRAIN: duration.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
})

/** How the server reaches Razorpay; undefined keys mean sandbox mode, where the stand-in's are made at start. */
export type ProviderSettings = {
  keyId: string
  keySecret: string
  /** Several while a secret is being changed: the old one still signs what is sent again. */
  webhookSecrets: readonly string[]
  /** Base address, without /v1. */
  apiUrl: string
  checkoutUrl: string
  /** The RazorpayX account that hosts are paid from; undefined where an administrator pays them. */
  payoutAccount: string | undefined
}

/** What a call to the provider's API needs of them. */
export type ProviderAccess = Omit<ProviderSettings, 'webhookSecrets' | 'checkoutUrl'>

export type Settings = {
  production: boolean
  port: number
  host: string
  /** Origin of the host's pages. */
  publicUrl: string
  /** Origin of the guests' pages, which QR codes carry; design §7 on why it may be another one. */
  guestUrl: string
  databaseUrl: string | undefined
  dataDir: string
  smtpUrl: string | undefined
  mailFrom: string
  supportEmail: string
  provider: ProviderSettings | 'sandbox'
  sandboxPort: number | undefined
  /** Hosts are paid through the provider, by itself; else pieces stand as due for an administrator. */
  payouts: boolean
  /** Besides weekends no working days, `YYYY-MM-DD`. */
  holidays: readonly string[]
  /** How long after an order was opened the provider is asked what became of it, one after another. */
  reconcileAfterMs: readonly number[]
  tokenSecret: string | undefined
  /** Lets whoever knows it sign up as administrator; undefined: nobody does. */
  adminSecretKey: string | undefined
  /** Opens /metrics; undefined: there is none. */
  metricsToken: string | undefined
  /** Asked to end, the process serves on for so long while `/readyz` says no. */
  drainMs: number
  /** Number of proxies in front of us whose X-Forwarded-For we believe. */
  trustedProxies: number
  rateLimitFactor: number
  logLevel: string
}

/** A setting is missing or wrong; the message names the variable. */
class SettingsError extends Error {}

const need = <T>(value: T | undefined, variable: string, why: string): T => {
  if (value === undefined) throw new SettingsError(`${variable} is not set: ${why}.`)
  return value
}

type Variables = z.output<typeof variables>

function providerSettings(read: Variables): ProviderSettings | 'sandbox' {
  if (read.RAZORPAY_KEY_ID === undefined) return 'sandbox'
  const needed = 'Razorpay needs it as soon as RAZORPAY_KEY_ID is set'
  return {
    keyId: read.RAZORPAY_KEY_ID,
    keySecret: need(read.RAZORPAY_KEY_SECRET, 'RAZORPAY_KEY_SECRET', needed),
    webhookSecrets: need(read.RAZORPAY_WEBHOOK_SECRET, 'RAZORPAY_WEBHOOK_SECRET', needed),
    apiUrl: read.RAZORPAY_API_URL.replace(/\/$/, ''),
    checkoutUrl: read.RAZORPAY_CHECKOUT_URL,
    payoutAccount:
      read.PAYOUTS === 'on'
        ? need(read.PAYOUT_ACCOUNT, 'PAYOUT_ACCOUNT', 'with PAYOUTS=on hosts are paid from it')
        : undefined,
  }
}

function refuseWhatProductionMustNot(read: Variables, settings: Settings): void {
  if (settings.provider === 'sandbox')
    throw new SettingsError('RAZORPAY_KEY_ID is not set: sandbox mode is not for production.')
  if (settings.provider.apiUrl !== RAZORPAY_API || settings.provider.checkoutUrl !== RAZORPAY_CHECKOUT)
    throw new SettingsError('RAZORPAY_API_URL and RAZORPAY_CHECKOUT_URL must be left alone in production.')
  if (!settings.provider.keyId.startsWith(LIVE_KEY))
    throw new SettingsError('RAZORPAY_KEY_ID is a test key: with it no money moves in production.')
  if (read.DATABASE_URL === undefined && read.EMBEDDED_DATABASE === undefined)
    throw new SettingsError(
      'DATABASE_URL is not set: point it at PostgreSQL, or set EMBEDDED_DATABASE=accept for one event on one machine.',
    )
  if (Math.max(...settings.reconcileAfterMs) < LATE_MONEY_MS)
    throw new SettingsError('RECONCILE_AFTER ends before three days: so long may a bank take to decide.')
  if (read.ADMIN_SECRET_KEY === SANDBOX_ADMIN_KEY)
    throw new SettingsError('ADMIN_SECRET_KEY is the one of the sandbox, which everybody knows.')
  need(read.TOKEN_SECRET, 'TOKEN_SECRET', 'it signs sessions; 32 random characters or more')
  need(read.SMTP_URL, 'SMTP_URL', 'codes are sent by mail')
  need(read.MAIL_FROM, 'MAIL_FROM', 'letters need a sender')
  need(read.PUBLIC_URL, 'PUBLIC_URL', 'pages know their own address by it')
  for (const [variable, url] of Object.entries({
    PUBLIC_URL: settings.publicUrl,
    GUEST_URL: settings.guestUrl,
  }))
    if (!url.startsWith('https:')) throw new SettingsError(`${variable} must begin with https in production.`)
}

/** Reads and checks the settings. Throws SettingsError. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingsError(`${String(issue?.path[0])} is not right: ${issue?.message}.`)
  }
  const read = parsed.data
  const isLive = read.RAZORPAY_KEY_ID?.startsWith(LIVE_KEY) ?? false
  if (isLive && read.NODE_ENV !== 'production')
    throw new SettingsError('RAZORPAY_KEY_ID is a live key: real money wants NODE_ENV=production.')
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  const settings: Settings = {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    guestUrl: read.GUEST_URL ?? publicUrl,
    databaseUrl: read.DATABASE_URL,
    dataDir: resolve(read.DATA_DIR),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@localhost>`,
    supportEmail: read.SUPPORT_EMAIL ?? 'support@localhost',
    provider: providerSettings(read),
    sandboxPort: read.SANDBOX_RAZORPAY_PORT,
    payouts: read.PAYOUTS ? read.PAYOUTS === 'on' : read.RAZORPAY_KEY_ID === undefined,
    holidays: read.HOLIDAYS,
    reconcileAfterMs: read.RECONCILE_AFTER.toSorted((a, b) => a - b),
    tokenSecret: read.TOKEN_SECRET,
    adminSecretKey: read.ADMIN_SECRET_KEY ?? (read.RAZORPAY_KEY_ID ? undefined : SANDBOX_ADMIN_KEY),
    metricsToken: read.METRICS_TOKEN,
    drainMs: read.DRAIN ?? 0,
    trustedProxies: read.TRUST_PROXY,
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    // Whoever tries the product at a terminal wants to read where to click, not every sign-in.
    logLevel: read.LOG_LEVEL ?? (read.NODE_ENV === 'production' ? 'info' : 'warn'),
  }
  if (settings.production) refuseWhatProductionMustNot(read, settings)
  return settings
}

/** Where letters are kept when no SMTP_URL is set. */
export const mailFolder = (settings: Settings): string => join(settings.dataDir, 'mail')
