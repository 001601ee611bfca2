// Amounts of money: integers of paise, parsed from what people type, and formatted.

import { FEE_PERCENT, MAX_CHARGE_PAISE, MIN_CONTRIBUTION_RUPEES } from './limits.ts'
import { amountSentences } from './sentences/fields/amount.ts'
import { bareAmount, splitAmount } from './typed-digits.ts'

/** The currency of every amount that is ordered, captured or refunded (ISO 4217). */
export const CURRENCY = 'INR' as const

const PAISE = 100
/** Paise that a guest pays for each rupee given. */
export const CHARGE_PER_RUPEE = PAISE + FEE_PERCENT

/** The largest contribution, in whole rupees, whose charge UPI allows in one payment. */
export const MAX_CONTRIBUTION_RUPEES = Math.floor(MAX_CHARGE_PAISE / CHARGE_PER_RUPEE)

/**
 * Paise that a guest pays for a contribution of whole `rupees`. The specification's floor(rupees × 1.04 × 100) is exactly 104 × rupees;
 * in integers nothing depends on how 1.04 is rounded.
 */
export const chargePaise = (rupees: number): number => rupees * CHARGE_PER_RUPEE

/** The platform's fee in paise on a contribution of whole `rupees`. */
export const feePaise = (rupees: number): number => rupees * FEE_PERCENT

/** True if `paise` is the charge of a contribution of whole rupees within UPI's limit. */
export const isChargeable = (paise: number): boolean =>
  Number.isSafeInteger(paise) &&
  paise >= chargePaise(MIN_CONTRIBUTION_RUPEES) &&
  paise <= MAX_CHARGE_PAISE &&
  paise % CHARGE_PER_RUPEE === 0

/** Splits any captured amount into contribution and fee (both in paise); the fee takes what is not a multiple of 104. */
export function splitCharge(paise: number): { contributionPaise: number; feePaise: number } {
  const contributionPaise = Math.floor((paise * PAISE) / CHARGE_PER_RUPEE)
  return { contributionPaise, feePaise: paise - contributionPaise }
}

/** Paise in whole `rupees`, without a fee. */
export const rupeesToPaise = (rupees: number): number => rupees * PAISE
/** The whole rupees of an amount in paise, as totals are shown (docs/specification.md §9). */
export const paiseToRupees = (paise: number): number => Math.floor(paise / PAISE)

type Typed = { rupees: number } | { sentence: string }

/**
 * Parses an amount that a person typed: `501`, `₹501`, `1,00,501`, `501.00`, `Rs. 501/-`, `501 rs`, `५०१`.
 * Returns whole rupees, or the sentence that says what is wrong.
 */
export function parseRupees(typed: string): Typed {
  const bare = bareAmount(typed)
  if (bare === '') return { sentence: amountSentences.required }
  if (/^-/.test(bare)) return { sentence: amountSentences.tooSmall }
  const { rupees: digits, fraction = '' } = splitAmount(bare) ?? {}
  if (digits === undefined)
    return { sentence: /^[\d,]*\.\d+$/.test(bare) ? amountSentences.wholeRupees : amountSentences.digitsOnly }
  if (!/^0{0,2}$/.test(fraction)) return { sentence: amountSentences.wholeRupees }
  const rupees = Number(digits)
  return Number.isSafeInteger(rupees) ? { rupees } : { sentence: amountSentences.tooLarge }
}

/** As `parseRupees`, for a contribution: at least ₹1, and no more than UPI allows in one payment, fee included. */
export function parseContribution(typed: string): Typed {
  const read = parseRupees(typed)
  if ('sentence' in read) return read
  if (read.rupees < MIN_CONTRIBUTION_RUPEES) return { sentence: amountSentences.tooSmall }
  if (read.rupees > MAX_CONTRIBUTION_RUPEES) return { sentence: amountSentences.tooLarge }
  return read
}

// Without Intl.NumberFormat: Chromium loads its tables for 16 ms at the first use, most of the time in which the guest page's
// script is evaluated. A test compares the two.

/** `1,234`, `1,00,501`: digits with Indian grouping. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ',')

/** As `groupDigits`, for a whole number, also `-1,234`. Callers cut off a fraction before. */
export const formatCount = (count: number): string => groupDigits(String(count))

/** `521.04`, `-0.50` */
function formatHundredths(hundredths: number): string {
  const size = Math.abs(hundredths)
  const sign = hundredths < 0 ? '-' : ''
  return `${sign}${formatCount(Math.trunc(size / 100))}.${String(size % 100).padStart(2, '0')}`
}

/** `₹1,00,501` */
export const formatRupees = (rupees: number): string => `₹${formatCount(Math.trunc(rupees))}`

/** `₹521.04`, `₹-0.50`; whole rupees without a fraction, `₹520`. */
export const formatPaise = (paise: number): string =>
  paise % PAISE === 0 ? formatRupees(paise / PAISE) : `₹${formatHundredths(paise)}`

/** `USD 12.50`: an amount of another currency (ISO 4217), in its hundredths. */
export const formatForeign = (hundredths: number, currency: string): string =>
  `${currency} ${formatHundredths(hundredths)}`

/** `−₹9` for a debt to us. */
export const signedPaise = (paise: number): string => `${paise < 0 ? '−' : ''}${formatPaise(Math.abs(paise))}`
