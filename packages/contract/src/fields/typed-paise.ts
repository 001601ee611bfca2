// Parses an amount in rupees and paise that an administrator typed.
import { latinDigits } from '../typed-digits.ts'

const GROUPED = /^(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d{1,2})?$/

/** `521.04`, `₹1,00,501`, `0.5`: paise; undefined where it is no such amount. Read as text: floats do not hold paise. */
export function parsePaise(typed: string): number | undefined {
  const bare = latinDigits(typed)
    .trim()
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
  if (!GROUPED.test(bare)) return undefined
  const [rupees = '', fraction = ''] = bare.replaceAll(',', '').split('.')
  const paise = Number(rupees + fraction.padEnd(2, '0'))
  return Number.isSafeInteger(paise) ? paise : undefined
}
