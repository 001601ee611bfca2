// Parses an amount in rupees and paise that a person typed.
import { bareAmount, splitAmount } from '../typed-digits.ts'

/** `521.04`, `₹1,00,501`, `0.5`: paise; undefined if it is no such amount. Read as text: floats do not hold paise. */
export function parsePaise(typed: string): number | undefined {
  const { rupees, fraction = '00' } = splitAmount(bareAmount(typed)) ?? {}
  if (rupees === undefined || !/^\d{1,2}$/.test(fraction)) return undefined
  const paise = Number(rupees + fraction.padEnd(2, '0'))
  return Number.isSafeInteger(paise) ? paise : undefined
}
