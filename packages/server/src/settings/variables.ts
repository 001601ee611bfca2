// The environment variables that are settings: their formats and their defaults.
import { MAX_PAYOUT_RUPEES } from '@lifafa/contract/limits'
import * as z from 'zod'
import { isBackupKey } from './backup-key.ts'

export const RAZORPAY_API = 'https://api.razorpay.com'
export const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js'

const port = z.coerce.number().int().min(1).max(65535)
/** A path or a password would be ignored, so an origin that has one is refused. */
const isOrigin = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { pathname, search, hash, username, password } = new URL(url)
  return pathname === '/' && search + hash + username + password === ''
}
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(isOrigin)
  .transform((url) => new URL(url).origin)
/** With the name of a database: without one the driver takes that of its user. */
const isDatabase = (url: string): boolean =>
  URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol) && new URL(url).pathname.length > 1
const database = z.string().refine(isDatabase)
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** The longest time that a supervisor should wait for the process to end. */
const MAX_DRAIN_MS = 10 * 60_000
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
/** `2m`, `72h`, in milliseconds. Never zero: a scheduled task without a pause would run without end. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,5}(ms|s|m|h)$/)
  .transform((text) => parseInt(text, 10) * UNIT_MS[text.replace(/\d+/, '') as keyof typeof UNIT_MS])

/** `2027-01-26`: days on which banks in India are closed. */
const days = list.pipe(z.array(z.iso.date()))

export const variables = z.object({
  // `prod` would start a server that refuses nothing.
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  GUEST_URL: origin.optional(),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATA_DIR: z.string().default('./data'),
  EMBEDDED_DATABASE: z.literal('accept').optional(),
  DATABASE_PLAINTEXT: z.literal('accept').optional(),
  PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  BACKUP_KEY: z.string().refine(isBackupKey).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/)
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/)
    .optional(),
  RAZORPAY_KEY_SECRET: list
    .pipe(
      z
        .array(
          z
            .string()
            .min(8)
            .regex(/^(?!rzp_)/),
        )
        .min(1),
    )
    .optional(),
  RAZORPAY_WEBHOOK_SECRET: list.pipe(z.array(z.string().min(8)).min(1)).optional(),
  RAZORPAY_API_URL: z.url().default(RAZORPAY_API),
  RAZORPAY_CHECKOUT_URL: z.url().default(RAZORPAY_CHECKOUT),
  RECONCILE_AFTER: list.pipe(z.array(duration).min(1)).prefault('2m,15m,1h,24h,72h,96h'),
  PAYOUTS: z.enum(['on', 'off', 'route']).optional(),
  PAYOUT_ACCOUNT: z
    .string()
    .regex(/^\w{6,40}$/)
    .optional(),
  PAYOUTS_WAIT_FOR_SETTLEMENT: z.enum(['on', 'off']).default('off'),
  UPI_ID_DAILY_LIMIT: z.coerce.number().int().min(MAX_PAYOUT_RUPEES).default(MAX_PAYOUT_RUPEES),
  PAYOUT_FLOAT: z.coerce.number().int().min(0).default(0),
  FEE_GST_PERCENT: z.coerce.number().int().min(0).max(100).default(0),
  HOLIDAYS: days.prefault(''),
  SETTLED_WITHIN: z.coerce.number().int().min(1).max(60).default(5),
  CORRECT_ALONE: z.coerce.number().int().min(0).max(10_000_000).default(10_000),
  GUEST_DETAILS_MONTHS: z.coerce.number().int().min(6).max(120).optional(),
  SANDBOX_RAZORPAY_PORT: port.optional(),
  TOKEN_SECRET: z.string().min(32).optional(),
  ADMIN_SECRET_KEY: z.string().min(16).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  DRAIN: duration.refine((ms) => ms <= MAX_DRAIN_MS).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
})

export type Variables = z.output<typeof variables>
