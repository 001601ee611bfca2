// Refuses settings that production must not start with, each with a sentence that names the variable.
import { SANDBOX_ADMIN_KEY } from '../known-secrets.ts'
import { need, SettingsError } from './settings-error.ts'
import { RAZORPAY_API, RAZORPAY_CHECKOUT, type Variables } from './variables.ts'

const LIVE_KEY = 'rzp_live_'
/** An order may be given up after this (docs/razorpay.md §2.3). */
const LATE_MONEY_MS = 72 * 3_600_000
const FIRST_QUESTION_MS = 15 * 60_000
/** Enough for a hall of many thousands; a higher factor would disable the limits. */
const MAX_RATE_LIMIT_FACTOR = 10
const SILENT: readonly Variables['LOG_LEVEL'][] = ['fatal', 'silent']

export const isLiveKey = (keyId: string | undefined): boolean => keyId?.startsWith(LIVE_KEY) ?? false

function refuseProvider(read: Variables): void {
  if (read.RAZORPAY_KEY_ID === undefined)
    throw new SettingsError(
      'RAZORPAY_KEY_ID is not set: sandbox mode is not for production, set the live key of the provider.',
    )
  if (read.RAZORPAY_API_URL !== RAZORPAY_API || read.RAZORPAY_CHECKOUT_URL !== RAZORPAY_CHECKOUT)
    throw new SettingsError(
      'RAZORPAY_API_URL and RAZORPAY_CHECKOUT_URL must not be set in production: remove them.',
    )
  if (!isLiveKey(read.RAZORPAY_KEY_ID))
    throw new SettingsError(
      'RAZORPAY_KEY_ID is a test key, with which no money moves in production: set the live one, rzp_live_….',
    )
  if (isGuessable(read.RAZORPAY_KEY_ID.slice(LIVE_KEY.length)))
    throw new SettingsError(
      'RAZORPAY_KEY_ID is a placeholder: copy the id of the key from the dashboard of Razorpay.',
    )
  if (read.RAZORPAY_WEBHOOK_SECRET?.some((secret) => read.RAZORPAY_KEY_SECRET?.includes(secret)))
    throw new SettingsError(
      'RAZORPAY_WEBHOOK_SECRET is the same as RAZORPAY_KEY_SECRET: make one of its own, and set it in the dashboard of Razorpay, too.',
    )
  if (Math.max(...read.RECONCILE_AFTER) < LATE_MONEY_MS)
    throw new SettingsError(
      'RECONCILE_AFTER ends below 72h, and a bank may take three days to decide: add 72h or more.',
    )
  if (Math.min(...read.RECONCILE_AFTER) > FIRST_QUESTION_MS)
    throw new SettingsError(
      'RECONCILE_AFTER begins after 15m, and a guest whose webhook was lost waits for it: add 2m.',
    )
}

const ENCRYPTED = new Set(['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'])
const OWN_HOST = /^(localhost|127(\.\d+){3}|\[::1\]|)$/

export const isOwnMachine = (host: string): boolean => OWN_HOST.test(host)

/** Reads the address of a database as its driver does: without `sslmode` it does not encrypt, and `disable` holds against `ssl` beside it. A socket's path is on this machine. */
function isPlaintextToAnotherMachine(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  if (isOwnMachine(host) || host.startsWith('/')) return false
  const mode = searchParams.get('sslmode') ?? ''
  const asksForTls = ENCRYPTED.has(mode) || ['true', '1'].includes(searchParams.get('ssl') ?? '')
  return mode === 'disable' || !asksForTls
}

function refuseDatabase(read: Variables): void {
  need(
    read.DATABASE_URL,
    'DATABASE_URL',
    'money is kept in PostgreSQL; write postgres://name:password@host/database',
  )
  for (const variable of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const)
    if (isPlaintextToAnotherMachine(read[variable]) && read.DATABASE_PLAINTEXT === undefined)
      throw new SettingsError(
        `${variable} leads to another machine without TLS: add sslmode=verify-full to it, or set DATABASE_PLAINTEXT=accept where nobody else is on the line.`,
      )
}

/** Sixteen random hexadecimal digits have fewer different ones once in two thousand times. */
const FEWEST_CHARACTERS = 6

function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.slice(length) === text.slice(0, -length)) return true
  return false
}

/** A value to be replaced, or a command that no shell has run. */
const EXAMPLE = /change.?me|placeholder|replace.?(me|this)|openssl|^<.*>$|^\$[({]|your[ _-]/i

/** True of `aaaaaaaa…`, `abc123abc123…`, and of the words of an example. */
const isGuessable = (secret: string): boolean =>
  new Set(secret).size < FEWEST_CHARACTERS || isRepeated(secret) || EXAMPLE.test(secret)

/** One event of ours with its signature suffices to try guesses elsewhere, unseen. */
const WEBHOOK_SECRET_LENGTH = 24

/** Secrets that we choose; the provider chooses its key's. */
function refuseSecrets(read: Variables): void {
  need(read.TOKEN_SECRET, 'TOKEN_SECRET', 'it signs sessions; make one with openssl rand -base64 32')
  if (read.ADMIN_SECRET_KEY === SANDBOX_ADMIN_KEY)
    throw new SettingsError(
      'ADMIN_SECRET_KEY is the one of the sandbox, which everybody knows: make one of your own (openssl rand -base64 32).',
    )
  for (const [variable, secrets] of Object.entries({
    TOKEN_SECRET: [read.TOKEN_SECRET],
    ADMIN_SECRET_KEY: [read.ADMIN_SECRET_KEY],
    METRICS_TOKEN: [read.METRICS_TOKEN],
    RAZORPAY_WEBHOOK_SECRET: read.RAZORPAY_WEBHOOK_SECRET ?? [],
  }))
    if (secrets.some((secret) => secret !== undefined && isGuessable(secret)))
      throw new SettingsError(`${variable} can be guessed: make it at random (openssl rand -base64 32).`)
  if (read.RAZORPAY_WEBHOOK_SECRET?.some((secret) => secret.length < WEBHOOK_SECRET_LENGTH))
    throw new SettingsError(
      `RAZORPAY_WEBHOOK_SECRET has fewer than ${WEBHOOK_SECRET_LENGTH} characters: make it at random (openssl rand -base64 32), and set it in the dashboard of Razorpay, too.`,
    )
  refuseSharedSecrets(read)
}

/** A leaked secret must not give away another. */
function refuseSharedSecrets(read: Variables): void {
  const { TOKEN_SECRET, ADMIN_SECRET_KEY, METRICS_TOKEN } = read
  const owners = new Map<string, string>()
  for (const variable of ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const)
    for (const secret of read[variable] ?? []) owners.set(secret, variable)
  for (const [variable, secret] of Object.entries({ TOKEN_SECRET, ADMIN_SECRET_KEY, METRICS_TOKEN })) {
    const owner = secret === undefined ? undefined : owners.get(secret)
    if (owner)
      throw new SettingsError(
        `${variable} is the same as ${owner}: make one of its own (openssl rand -base64 32).`,
      )
    if (secret !== undefined) owners.set(secret, variable)
  }
}

/** `origins`: the origins of hosts' and guests' pages, by variable. Throws SettingsError. */
export function refuseInProduction(read: Variables, origins: { publicUrl: string; guestUrl: string }): void {
  refuseProvider(read)
  refuseDatabase(read)
  refuseSecrets(read)
  if (read.RATE_LIMIT_FACTOR > MAX_RATE_LIMIT_FACTOR)
    throw new SettingsError(
      `RATE_LIMIT_FACTOR is more than ${MAX_RATE_LIMIT_FACTOR}: with it there are no limits, and passwords can be guessed; write 1.`,
    )
  need(read.SMTP_URL, 'SMTP_URL', 'codes are sent by mail; write smtps://name:password@host')
  need(read.MAIL_FROM, 'MAIL_FROM', 'emails need a sender; write one such as no-reply@ and your domain')
  if (!/\.[^\s@<>.]+>?$/.test(read.MAIL_FROM ?? ''))
    throw new SettingsError(
      'MAIL_FROM has no domain that others can answer: write a sender such as no-reply@ and your domain.',
    )
  need(
    read.SUPPORT_EMAIL,
    'SUPPORT_EMAIL',
    'messages of the contact page are mailed to it; write an address of yours',
  )
  need(
    read.PUBLIC_URL,
    'PUBLIC_URL',
    'links in pages and emails begin with it; write https://… as your users see it',
  )
  need(
    read.TRUST_PROXY,
    'TRUST_PROXY',
    'rate limits count by the caller’s network; set the number of proxies in front of the server, 0 for none',
  )
  for (const [variable, url] of Object.entries({
    PUBLIC_URL: origins.publicUrl,
    GUEST_URL: origins.guestUrl,
  }))
    refuseOrigin(variable, new URL(url))
  if (SILENT.includes(read.LOG_LEVEL))
    throw new SettingsError(
      'LOG_LEVEL hides the alarms in production, which are lines of level error: write error, or a lower one.',
    )
}

const OWN_MACHINE = /^((.*\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/
/** Addresses of private networks, and names that only one network knows. */
const PRIVATE =
  /^(10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|169\.254\.[\d.]+|\[f[cde].*\]|[^.[]+|.*\.(local|lan|internal))$/

function refuseOrigin(variable: string, { protocol, hostname }: URL): void {
  if (protocol !== 'https:')
    throw new SettingsError(`${variable} is not encrypted: write it with https in production.`)
  if (OWN_MACHINE.test(hostname))
    throw new SettingsError(
      `${variable} is an address of this machine alone: write the one that guests’ phones reach in production.`,
    )
  if (PRIVATE.test(hostname))
    throw new SettingsError(
      `${variable} is an address of a private network: write the one that guests’ phones reach in production.`,
    )
}
