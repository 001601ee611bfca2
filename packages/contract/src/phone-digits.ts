// Phone numbers as people type or paste them, made the ten digits of India.
import { PHONE_DIGITS } from './limits.ts'
import { latinDigits } from './text-rules.ts'

/** All digits of what was typed, Devanagari ones among them, as 0 to 9. */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '')

/**
 * Digits of a phone number as typed or pasted, at most ten; prefixes that lead to India (+91, 0091, 0) are dropped.
 * Whoever begins with + keeps it until the number is whole: cut at ten, `+91 98765 43210` would become another number.
 */
export function phoneDigits(typed: string): string {
  const digits = digitsOf(typed)
  const isWhole = /^91\d{10}/.test(digits)
  if (typed.trimStart().startsWith('+') && !isWhole) return `+${digits.slice(0, PHONE_DIGITS + 2)}`
  const national = digits.length > PHONE_DIGITS ? digits.replace(/^(0*91|0+)(?=\d{10}$)/, '') : digits
  return national.slice(0, PHONE_DIGITS)
}
