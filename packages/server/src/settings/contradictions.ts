// Refuses settings that contradict each other, or that have no effect without another one, each with a sentence that names them.
import { SettingsError } from './settings-error.ts'
import { RAZORPAY_API, RAZORPAY_CHECKOUT, type Variables, variables } from './variables.ts'

const MAX_PORT = 65535
const SSL_MODES: readonly (string | null)[] = [
  null,
  ...['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'],
]
/** Misspelled, these would be ignored without a word, and they are about money. */
const ABOUT_MONEY = /^(RAZORPAY_|PAYOUT)/

function ofDatabase(read: Variables): string | undefined {
  const { DATABASE_URL, DATABASE_DIRECT_URL, EMBEDDED_DATABASE, DATABASE_PLAINTEXT } = read
  if (DATABASE_URL === undefined) {
    if (DATABASE_DIRECT_URL !== undefined)
      return 'DATABASE_URL is not set, but DATABASE_DIRECT_URL is: set both, or neither for the embedded database'
    if (DATABASE_PLAINTEXT !== undefined)
      return 'DATABASE_PLAINTEXT is set without DATABASE_URL: set that, too, or remove it'
    if (read.PREPARED_STATEMENTS === 'off')
      return 'PREPARED_STATEMENTS=off is for a pooler at DATABASE_URL, which is not set: set that, too, or remove it'
  } else if (EMBEDDED_DATABASE !== undefined)
    return 'EMBEDDED_DATABASE=accept and DATABASE_URL contradict each other: remove the one that is not meant'
  for (const [variable, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL }))
    if (url !== undefined && !SSL_MODES.includes(new URL(url).searchParams.get('sslmode')))
      return `${variable} has an unknown sslmode: write verify-full, or disable on this machine`
  return undefined
}

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

function misspelled(names: readonly string[]): string | undefined {
  const known = Object.keys(variables.shape)
  const unknown = names.find((name) => ABOUT_MONEY.test(name) && !known.includes(name))
  if (unknown === undefined) return undefined
  const beginning = unknown.split('_')[0] ?? ''
  return `${unknown} is not a setting: write one of ${known.filter((name) => name.startsWith(beginning)).join(', ')}, or remove it`
}

/** `names`: of all variables that are set. Throws SettingsError. */
export function refuseContradictions(read: Variables, names: readonly string[]): void {
  const sentence = misspelled(names) ?? ofDatabase(read) ?? ofProvider(read)
  if (sentence !== undefined) throw new SettingsError(`${sentence}.`)
}
