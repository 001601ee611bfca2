// Groups an amount while it is typed, 1,00,000, and says where the cursor then is.
import { digitsOf } from '@lifafa/contract/fields/phone-digits'
import { groupDigits, parseRupees } from '@lifafa/contract/money'
import { latinDigits } from '@lifafa/contract/typed-digits'

/** The text that was put into `before`, in place of some or none, to make it `now`. */
function putInto(before: string, now: string): string {
  let start = 0
  while (start < now.length && now[start] === before[start]) start++
  let end = 0
  while (
    end < Math.min(now.length, before.length) - start &&
    now[now.length - 1 - end] === before[before.length - 1 - end]
  )
    end++
  return now.slice(start, now.length - end)
}

/**
 * The amount with Indian grouping; unchanged where it is more than digits, or where the guest typed or pasted a comma or a blank
 * that is not ours: `501,50` must not become ₹50,150. `before`: what the field contained.
 */
export function groupAmount(typed: string, before: string): string {
  const latin = latinDigits(typed)
  const areOurs =
    /^[\d,]*\d[\d,]*$/.test(latin) &&
    before === groupDigits(digitsOf(before)) &&
    !putInto(before, latin).includes(',')
  const isAmount = /^[\d,\s]+$/.test(latin) && 'rupees' in parseRupees(typed.trim().replace(/\s+/g, ','))
  return areOurs || isAmount ? groupDigits(digitsOf(typed)) : typed
}

/** The place in `grouped` after as many digits as are in `typedBefore`, the text before the cursor. */
export const cursorIn = (grouped: string, typedBefore: string): number =>
  grouped.match(`^(,?\\d){${digitsOf(typedBefore).length}}`)?.[0].length ?? grouped.length
