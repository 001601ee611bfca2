// Writes a host's name as RazorpayX accepts it for a contact: Latin letters, no special character at the end
// (docs/razorpay.md §7.1).
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { Row } from '../../../db/tables.ts'
import { toLatin } from '../../../upi-id-checks/to-latin.ts'

const CHARACTERS = { least: 3, most: 50 }
/** RazorpayX’s documents agree on these characters; they differ on apostrophes, which are left out. */
const NOT_TAKEN = /[^A-Za-z0-9 \-_/().]/g
const NOT_TAKEN_AT_THE_START = /^[^A-Za-z0-9]+/
const NOT_TAKEN_AT_THE_END = /[^A-Za-z0-9.]+$/

/** They write no short vowels: in Latin letters شاہ نواز would be Shh Nwz. */
const WITHOUT_VOWELS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u

/** A host whose name cannot be written in Latin letters is still paid: the UPI ID identifies the payee. */
export const NEUTRAL_PAYEE_NAME = `${PRODUCT_NAME} host`

/** `अनन्या राव` is `Ananya Rav`. */
export function payeeName({ first_name, last_name }: Pick<Row<'hosts'>, 'first_name' | 'last_name'>): string {
  const written = `${first_name} ${last_name}`
  if (WITHOUT_VOWELS.test(written)) return NEUTRAL_PAYEE_NAME
  const name = toLatin(written)
    .replace(NOT_TAKEN, '')
    .replace(/ +/g, ' ')
    .replace(NOT_TAKEN_AT_THE_START, '')
    .slice(0, CHARACTERS.most)
    .replace(NOT_TAKEN_AT_THE_END, '')
  return name.length >= CHARACTERS.least && /[A-Za-z]/.test(name) ? name : NEUTRAL_PAYEE_NAME
}

type Refused = Pick<Row<'payout_attempts'>, 'failure'>

/** The host's name in Latin letters, or a neutral one once the provider refused that. `attempts`: all of the box. */
export const nameFor = (
  host: Pick<Row<'hosts'>, 'first_name' | 'last_name'>,
  attempts: readonly Refused[],
): string => (attempts.some(({ failure }) => failure === 'payee-name') ? NEUTRAL_PAYEE_NAME : payeeName(host))
