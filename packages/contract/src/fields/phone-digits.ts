// Normalises typed or pasted phone numbers to the ten digits of an Indian number.

import { PHONE_DIGITS } from '../limits.ts'
import { latinDigits } from '../typed-digits.ts'

/** All digits of the input as 0 to 9, Devanagari ones included. */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '')

/**
 * Digits of a phone number as typed or pasted, at most ten; India's prefixes (+91, 0091, 0) are dropped.
 * A leading + stays until the number is complete: cut at ten, `+91 98765 43210` would become another number.
 */
export function phoneDigits(typed: string): string {
  const digits = digitsOf(typed)
  const isWhole = /^91\d{10}/.test(digits)
  if (typed.trimStart().startsWith('+') && !isWhole) return `+${digits.slice(0, PHONE_DIGITS + 2)}`
  const national = digits.length > PHONE_DIGITS ? digits.replace(/^(0*91|0+)(?=\d{10}$)/, '') : digits
  return national.slice(0, PHONE_DIGITS)
}
