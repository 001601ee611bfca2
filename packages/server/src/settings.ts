// Reads every setting of the server, once; a wrong one stops the start with a sentence that names it (.env.example).
import { join, resolve } from 'node:path'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { rupeesToPaise } from '@lifafa/contract/money'
import { SANDBOX_ADMIN_KEY } from './known-secrets.ts'
import { refuseContradictions } from './settings/contradictions.ts'
import { HOW_WRITTEN } from './settings/how-written.ts'
import { isLiveKey, isOwnMachine, refuseInProduction } from './settings/production.ts'
import { need, SettingsError } from './settings/settings-error.ts'
import { type Variables, variables } from './settings/variables.ts'

/**
 * The way hosts are paid. `on`: through RazorpayX. `off`: by an administrator. `route`: the provider transfers
 * each contribution to the host's linked account with its order, and nothing is ours to pay out.
 */
export type PayoutMode = NonNullable<Variables['PAYOUTS']>

/** How the server reaches Razorpay; undefined keys mean sandbox mode, where the stand-in's are made at start. */
export type ProviderSettings = {
  keyId: string
  keySecret: string
  /** The previous key's secret, while the key is being changed: proofs signed with it are still accepted. */
  oldKeySecrets: readonly string[]
  /** Several while a secret is being changed: retried webhooks are still signed with the old one. */
  webhookSecrets: readonly string[]
  /** Base address, without /v1. */
  apiUrl: string
  checkoutUrl: string
  /** The RazorpayX account that hosts are or were paid from; undefined if there never was one. */
  payoutAccount: string | undefined
  /** Payouts and transfers of another mode are tracked in any case. */
  payoutMode: PayoutMode
}

/** The part that calls to the provider's API need. */
export type ProviderAccess = Omit<ProviderSettings, 'webhookSecrets' | 'checkoutUrl' | 'oldKeySecrets'>

export type Settings = {
  production: boolean
  port: number
  host: string
  /** Origin of the host's pages. */
  publicUrl: string
  /** Origin of the guests' pages, which QR codes carry; docs/specification.md §10.6 says why it may be another one. */
  guestUrl: string
  databaseUrl: string | undefined
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | undefined
  /** Off for a pooler between us and PostgreSQL that does not pass prepared statements on. */
  preparedStatements: boolean
  dataDir: string
  /** Backups are encrypted for it: the public half of a pair of age. */
  backupKey: string | undefined
  /** `npm run backup` deletes files of backups that are older. */
  backupKeepDays: number
  smtpUrl: string | undefined
  /** Codes and the password of the mail server cross no network in the clear, unless MAIL_PLAINTEXT permits it. */
  smtpNeedsTls: boolean
  mailFrom: string
  supportEmail: string
  /** Gets a letter of each alarm; undefined: alarms are in the log alone. */
  alarmEmail: string | undefined
  provider: ProviderSettings | 'sandbox'
  sandboxPort: number | undefined
  payoutMode: PayoutMode
  /** Payouts wait until the provider has settled the contributions that they consist of. */
  waitForSettlement: boolean
  /** The limit for one UPI ID on one day in India. */
  upiIdDailyLimitPaise: number
  /** The GST that our fee includes; 0: none is charged. */
  feeGstPercent: number
  /** Bank holidays besides weekends, `YYYY-MM-DD`. */
  holidays: readonly string[]
  /** After so many working days a payment or refund that is in no settlement is flagged. */
  settledWithinDays: number
  /** So many months after a box's last payout its guests' phones and addresses are erased; undefined: they are kept. */
  guestDetailsMonths: number | undefined
  /** How long after an order was opened the provider is asked for its status, attempt by attempt. */
  reconcileAfterMs: readonly number[]
  tokenSecret: string | undefined
  /** The secret for signing up as administrator; undefined: sign-up is closed. */
  adminSecretKey: string | undefined
  /** The token for /metrics; undefined: there is no such page. */
  metricsToken: string | undefined
  /** During shutdown the process serves for so long while `/readyz` answers not ready. */
  drainMs: number
  /** Number of proxies in front of us whose X-Forwarded-For we trust. */
  trustedProxies: number
  rateLimitFactor: number
  logLevel: string
}

function providerSettings(read: Variables, payoutMode: PayoutMode): ProviderSettings | 'sandbox' {
  if (read.RAZORPAY_KEY_ID === undefined) return 'sandbox'
  const needed = 'the key in RAZORPAY_KEY_ID needs it; copy it from the dashboard of Razorpay'
  const [keySecret = '', ...oldKeySecrets] = need(read.RAZORPAY_KEY_SECRET, 'RAZORPAY_KEY_SECRET', needed)
  return {
    keyId: read.RAZORPAY_KEY_ID,
    keySecret,
    oldKeySecrets,
    webhookSecrets: need(read.RAZORPAY_WEBHOOK_SECRET, 'RAZORPAY_WEBHOOK_SECRET', needed),
    apiUrl: read.RAZORPAY_API_URL.replace(/\/$/, ''),
    checkoutUrl: read.RAZORPAY_CHECKOUT_URL,
    payoutAccount:
      payoutMode === 'on'
        ? need(
            read.PAYOUT_ACCOUNT,
            'PAYOUT_ACCOUNT',
            'with PAYOUTS=on hosts are paid from it; write its number, or PAYOUTS=off',
          )
        : read.PAYOUT_ACCOUNT,
    payoutMode,
  }
}

const QUOTED = /^(["']).*\1$/s

function around(value: string): string | undefined {
  if (value.includes('\r') || value.includes('\n'))
    return 'has the end of a line in it: save the file of settings with the ends of lines of Unix'
  if (value !== value.trim()) return 'begins or ends with a blank: remove it'
  if (QUOTED.test(value))
    return 'has quotation marks around it, which are part of it where no shell reads the file: remove them'
  return undefined
}

/**
 * Refuses quotation marks, blanks and ends of lines around a value: a secret with a blank at its end signs nobody in, and nothing shows
 * why.
 */
function refuseAsWritten(environment: NodeJS.ProcessEnv, names: readonly string[]): void {
  for (const name of names) {
    const fault = around(environment[name] ?? '')
    if (fault !== undefined) throw new SettingsError(`${name} ${fault}.`)
  }
}

/** Reads and checks the settings. Throws SettingsError. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  refuseAsWritten(environment, Object.keys(variables.shape))
  const parsed = variables.safeParse(nonEmpty)
  if (!parsed.success) {
    const variable = parsed.error.issues[0]?.path[0] as keyof Variables
    throw new SettingsError(`${variable} is not valid: ${HOW_WRITTEN[variable]}.`)
  }
  const read = parsed.data
  refuseContradictions(read, Object.keys(nonEmpty))
  if (isLiveKey(read.RAZORPAY_KEY_ID) && read.NODE_ENV !== 'production')
    throw new SettingsError(
      'RAZORPAY_KEY_ID is a live key, and real money moves in production alone: set NODE_ENV=production, or a test key.',
    )
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  const payoutMode = read.PAYOUTS ?? (read.RAZORPAY_KEY_ID === undefined ? 'on' : 'off')
  const settings: Settings = {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    guestUrl: read.GUEST_URL ?? publicUrl,
    databaseUrl: read.DATABASE_URL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    preparedStatements: read.PREPARED_STATEMENTS === 'on',
    dataDir: resolve(read.DATA_DIR),
    backupKey: read.BACKUP_KEY,
    backupKeepDays: read.BACKUP_KEEP_DAYS,
    smtpUrl: read.SMTP_URL,
    smtpNeedsTls:
      read.SMTP_URL !== undefined &&
      read.MAIL_PLAINTEXT === undefined &&
      !isOwnMachine(new URL(read.SMTP_URL).hostname),
    mailFrom: read.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@localhost>`,
    supportEmail: read.SUPPORT_EMAIL ?? 'support@localhost',
    alarmEmail: read.ALARM_EMAIL,
    provider: providerSettings(read, payoutMode),
    sandboxPort: read.SANDBOX_RAZORPAY_PORT,
    payoutMode,
    waitForSettlement: read.PAYOUTS_WAIT_FOR_SETTLEMENT === 'on',
    upiIdDailyLimitPaise: rupeesToPaise(read.UPI_ID_DAILY_LIMIT),
    feeGstPercent: read.FEE_GST_PERCENT,
    holidays: read.HOLIDAYS,
    settledWithinDays: read.SETTLED_WITHIN,
    guestDetailsMonths: read.GUEST_DETAILS_MONTHS,
    reconcileAfterMs: read.RECONCILE_AFTER.toSorted((a, b) => a - b),
    tokenSecret: read.TOKEN_SECRET,
    adminSecretKey: read.ADMIN_SECRET_KEY ?? (read.RAZORPAY_KEY_ID ? undefined : SANDBOX_ADMIN_KEY),
    metricsToken: read.METRICS_TOKEN,
    drainMs: read.DRAIN ?? 0,
    trustedProxies: read.TRUST_PROXY ?? 0,
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    // At a terminal the links are more useful than a log line for every sign-in.
    logLevel: read.LOG_LEVEL ?? (read.NODE_ENV === 'production' ? 'info' : 'warn'),
  }
  if (settings.production) refuseInProduction(read, settings)
  return settings
}

/** The folder of emails when no SMTP_URL is set. */
export const mailFolder = (settings: Settings): string => join(settings.dataDir, 'mail')
