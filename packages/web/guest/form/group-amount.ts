// Groups an amount while it is typed, 1,00,000, and says where the cursor then is.
import { groupDigits, parseRupees } from '@lifafa/contract/money'
import { latinDigits } from '@lifafa/contract/typed-digits'

const digitsIn = (text: string): string => latinDigits(text).replace(/[,\s]/g, '')
const commasIn = (text: string): number => text.split(',').length

/**
 * The amount with Indian grouping; unchanged where it is more than digits, or where the guest typed a comma that is not
 * ours: `501,50` must not become ₹50,150. `before`: what the field contained.
 */
export function groupAmount(typed: string, before: string): string {
  const digits = digitsIn(typed)
  const areOurs = before === groupDigits(digitsIn(before)) && commasIn(typed) <= commasIn(before)
  return /^\d+$/.test(digits) && (areOurs || 'rupees' in parseRupees(typed)) ? groupDigits(digits) : typed
}

/** The place in `grouped` after as many digits as are in `typedBefore`, the text before the cursor. */
export const cursorIn = (grouped: string, typedBefore: string): number =>
  grouped.match(`^(,?\\d){${digitsIn(typedBefore).length}}`)?.[0].length ?? grouped.length
