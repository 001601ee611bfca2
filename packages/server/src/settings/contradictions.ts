// Refuses settings that contradict each other, or that have no effect without another one, each with a sentence that names them.
import { existsSync } from 'node:fs'
import { SettingsError } from './settings-error.ts'
import { RAZORPAY_API, RAZORPAY_CHECKOUT, type Variables, variables } from './variables.ts'

const MAX_PORT = 65535
const SSL_MODES: readonly (string | null)[] = [
  null,
  ...['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'],
]
/** Names of ours alone: one with another end is a setting that was misremembered. Hosting sets DATABASE_… of its own. */
const BEGINNINGS = new RegExp(
  '^(RAZORPAY|PAYOUT|FEE_|UPI_ID|HOLIDAY|SETTLED_|RECONCILE|GUEST_|TRUST_PROX|RATE_LIMIT|PUBLIC_U|DATABASE_(UR|DIR|PL)|DATA_D|PREPARED_' +
    '|METRICS_|BACKUP_|SMTP_|MAIL_|SUPPORT_|ALARM_|ADMIN_SECRET|TOKEN_|SANDBOX_|LOG_LEV)',
)

function ofDatabase(read: Variables): string | undefined {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PLAINTEXT } = read
  if (DATABASE_URL === undefined) {
    if (DATABASE_DIRECT_URL !== undefined)
      return 'DATABASE_URL is not set, but DATABASE_DIRECT_URL is: set both, or neither for the embedded database'
    if (DATABASE_PLAINTEXT !== undefined)
      return 'DATABASE_PLAINTEXT is set without DATABASE_URL: set that, too, or remove it'
    if (read.PREPARED_STATEMENTS === 'off')
      return 'PREPARED_STATEMENTS=off is for a pooler at DATABASE_URL, which is not set: set that, too, or remove it'
  }
  for (const [variable, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL }))
    if (url !== undefined && !SSL_MODES.includes(new URL(url).searchParams.get('sslmode')))
      return `${variable} has an unknown sslmode: write verify-full, or disable on this machine`
  return undefined
}

const CERTIFICATES = ['sslrootcert', 'sslcert', 'sslkey']

function ofCertificates(read: Variables): string | undefined {
  for (const variable of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    const url = read[variable]
    if (url === undefined) continue
    const { searchParams } = new URL(url)
    const missing = CERTIFICATES.find((name) => {
      const path = searchParams.get(name)
      return path !== null && !existsSync(path)
    })
    if (missing !== undefined)
      return `${variable} has an ${missing} that is no file here: write the path of one that is`
  }
  return undefined
}

const SMTPS_PORT = '465'
const SUBMISSION_PORTS = ['25', '587', '2525']

/** The connection would hang, or be no TLS, at the first email. */
function ofMail({ SMTP_URL, MAIL_PLAINTEXT }: Variables): string | undefined {
  if (SMTP_URL === undefined)
    return MAIL_PLAINTEXT && 'MAIL_PLAINTEXT is set without SMTP_URL: set that, too, or remove it'
  const { protocol, port } = new URL(SMTP_URL)
  if (protocol === 'smtp:' && port === SMTPS_PORT)
    return 'SMTP_URL has port 465, which speaks TLS from the first byte: write smtps://, or port 587'
  if (protocol === 'smtps:' && SUBMISSION_PORTS.includes(port))
    return `SMTP_URL has port ${port}, which begins without TLS: write smtp://, or port 465`
  return undefined
}

const ofPayouts = ({ PAYOUTS, PAYOUTS_WAIT_FOR_SETTLEMENT }: Variables): string | undefined =>
  PAYOUTS === 'route' && PAYOUTS_WAIT_FOR_SETTLEMENT === 'on'
    ? 'PAYOUTS_WAIT_FOR_SETTLEMENT=on is about payouts, and with PAYOUTS=route nothing is paid out: remove one of them'
    : undefined

function ofProvider(read: Variables): string | undefined {
  const { RAZORPAY_KEY_ID, SANDBOX_RAZORPAY_PORT, PORT } = read
  if (RAZORPAY_KEY_ID !== undefined)
    return SANDBOX_RAZORPAY_PORT === undefined
      ? undefined
      : 'SANDBOX_RAZORPAY_PORT is for the sandbox, and RAZORPAY_KEY_ID ends it: remove one of them'
  // Production says that the key is missing (production.ts).
  if (read.NODE_ENV === 'production') return undefined
  const ofKey = {
    RAZORPAY_KEY_SECRET: read.RAZORPAY_KEY_SECRET !== undefined,
    RAZORPAY_WEBHOOK_SECRET: read.RAZORPAY_WEBHOOK_SECRET !== undefined,
    RAZORPAY_API_URL: read.RAZORPAY_API_URL !== RAZORPAY_API,
    RAZORPAY_CHECKOUT_URL: read.RAZORPAY_CHECKOUT_URL !== RAZORPAY_CHECKOUT,
    PAYOUT_ACCOUNT: read.PAYOUT_ACCOUNT !== undefined,
  }
  const [alone] = Object.entries(ofKey).find(([, isSet]) => isSet) ?? []
  if (alone) return `${alone} is set without RAZORPAY_KEY_ID: set that, too, or remove it for the sandbox`
  if (SANDBOX_RAZORPAY_PORT === PORT)
    return 'SANDBOX_RAZORPAY_PORT is the same as PORT: the stand-in needs another one'
  if (SANDBOX_RAZORPAY_PORT === undefined && PORT === MAX_PORT)
    return 'PORT leaves no port for the stand-in, which takes the next one: set SANDBOX_RAZORPAY_PORT, or another PORT'
  return undefined
}

/** It would be ignored without a word: METRICS_TOKN serves no metrics, BACKUP_KEEY makes no backups. */
function misspelled(names: readonly string[]): string | undefined {
  const known = Object.keys(variables.shape)
  for (const name of names) {
    const beginning = known.includes(name) ? undefined : BEGINNINGS.exec(name.toUpperCase())?.[0]
    if (beginning === undefined) continue
    const meant = known.filter((setting) => setting.startsWith(beginning))
    return `${name} is not a setting: write one of ${meant.join(', ')}, or remove it`
  }
  return undefined
}

/** `names`: of all variables that are set. Throws SettingsError. */
export function refuseContradictions(read: Variables, names: readonly string[]): void {
  const sentence =
    misspelled(names) ??
    ofDatabase(read) ??
    ofCertificates(read) ??
    ofMail(read) ??
    ofPayouts(read) ??
    ofProvider(read)
  if (sentence !== undefined) throw new SettingsError(`${sentence}.`)
}
