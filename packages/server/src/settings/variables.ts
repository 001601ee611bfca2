// The environment variables that are settings: their formats and their defaults.
import { MAX_PAYOUT_RUPEES } from '@lifafa/contract/limits'
import * as z from 'zod'
import * as format from './formats.ts'

export const RAZORPAY_API = 'https://api.razorpay.com'
export const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js'

/** The longest time that a supervisor should wait for the process to end. */
const MAX_DRAIN_MS = 10 * 60_000
/** A thousand crores: more is a slip. */
const MAX_RUPEES = 10_000_000_000
/** With a lower one a whole village behind one address could not sign in. */
const MIN_RATE_LIMIT_FACTOR = 0.1

export const variables = z.object({
  // `prod` would start a server that refuses nothing.
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: format.port.default(3000),
  HOST: format.host.default('127.0.0.1'),
  PUBLIC_URL: format.origin.optional(),
  GUEST_URL: format.origin.optional(),
  DATABASE_URL: format.database.optional(),
  DATABASE_DIRECT_URL: format.database.optional(),
  DATA_DIR: format.folder.default('./data'),
  DATABASE_PLAINTEXT: z.literal('accept').optional(),
  PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  BACKUP_KEY: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/)
    .optional(),
  BACKUP_KEEP_DAYS: format.between(1, 3650).default(30),
  SMTP_URL: format.mailServer.optional(),
  MAIL_PLAINTEXT: z.literal('accept').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/)
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  ALARM_EMAIL: z.email().optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/)
    .optional(),
  RAZORPAY_KEY_SECRET: format.list
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
  RAZORPAY_WEBHOOK_SECRET: format.list.pipe(z.array(z.string().min(8)).min(1)).optional(),
  RAZORPAY_API_URL: format.apiAddress.default(RAZORPAY_API),
  RAZORPAY_CHECKOUT_URL: z.url({ protocol: /^https?$/ }).default(RAZORPAY_CHECKOUT),
  RECONCILE_AFTER: format.list.pipe(z.array(format.duration).min(1)).prefault('2m,15m,1h,24h,72h,96h'),
  PAYOUTS: z.enum(['on', 'off', 'route']).optional(),
  PAYOUT_ACCOUNT: z
    .string()
    .regex(/^\w{6,40}$/)
    .optional(),
  PAYOUTS_WAIT_FOR_SETTLEMENT: z.enum(['on', 'off']).default('off'),
  UPI_ID_DAILY_LIMIT: format.between(MAX_PAYOUT_RUPEES, MAX_RUPEES).default(MAX_PAYOUT_RUPEES),
  FEE_GST_PERCENT: format.between(0, 100).default(0),
  HOLIDAYS: format.days.prefault(''),
  SETTLED_WITHIN: format.between(1, 60).default(5),
  GUEST_DETAILS_MONTHS: format.between(6, 120).optional(),
  SANDBOX_RAZORPAY_PORT: format.port.optional(),
  TOKEN_SECRET: z.string().min(32).optional(),
  ADMIN_SECRET_KEY: z.string().min(16).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  DRAIN: format.duration.refine((ms) => ms <= MAX_DRAIN_MS).optional(),
  TRUST_PROXY: format.between(0, 10).optional(),
  RATE_LIMIT_FACTOR: format.decimal.pipe(z.number().min(MIN_RATE_LIMIT_FACTOR)).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
})

export type Variables = z.output<typeof variables>
