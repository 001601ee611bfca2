// Weights of gold and silver: integers of milligrams, parsed from grams that people type, and formatted.
import { formatCount } from './money.ts'
import { bareAmount, splitAmount } from './typed-digits.ts'

const MILLIGRAMS = 1000
const FRACTION_DIGITS = 3

/** `5`, `5.25`, `५ g`, `11.664 grams`: milligrams; undefined if it is no such weight. */
export function parseGrams(typed: string): number | undefined {
  const bare = bareAmount(typed).replace(/\s*(g|gms?|grams?|ग्राम)\.?$/i, '')
  const { rupees: grams, fraction = '' } = splitAmount(bare) ?? {}
  if (grams === undefined || fraction.length > FRACTION_DIGITS) return undefined
  return Number(grams + fraction.padEnd(FRACTION_DIGITS, '0'))
}

/** `5`, `1,005.25`: grams without their unit. */
export function formatGrams(milligrams: number): string {
  const fraction = String(milligrams % MILLIGRAMS).padStart(FRACTION_DIGITS, '0')
  return `${formatCount(Math.trunc(milligrams / MILLIGRAMS))}.${fraction}`.replace(/\.?0+$/, '')
}
