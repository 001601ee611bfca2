// Reads typed and pasted phone numbers as the ten digits of an Indian number.
import { latinDigits } from '../typed-digits.ts'

/** All digits of the input as 0 to 9, whichever script they are in. */
export const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '')

/** India's code, with + or 00 or 0 before it, and the 0 of long distance: one of them, or both. */
const PREFIXES = /^(0{0,2}91)?0?(?=[1-9]\d{9}$)/

/**
 * The ten digits of a phone number with or without India's prefixes. A text that is no such number keeps all digits, and a + before
 * them: it is refused then, or still being typed. Never cut: ten digits of a longer number are somebody else's.
 */
export function phoneDigits(typed: string): string {
  const digits = digitsOf(typed)
  const isInternational = /^[^\p{Nd}]*[+\uff0b]/u.test(typed)
  const national = digits.replace(PREFIXES, '')
  const isIndian = digits.startsWith('91') && national !== digits
  return isInternational && !isIndian ? `+${digits}` : national
}
