// Reads digits and amounts as people type and paste them: in any script, with signs of money around them.

const DIGIT = /\p{Nd}/u

/** Unicode encodes the decimal digits of a script from 0 to 9 in a row, so a digit is its distance from the first of them. */
function asLatin(digit: string): string {
  const place = digit.codePointAt(0) ?? 0
  let first = place
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--
  return String((place - first) % 10)
}

/** Converts the digits of any script to 0 to 9: Hindi keyboards write ५, Bengali ones ৫. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, asLatin)

/** Short, or with any ending: रु, रुपये, રૂપિયા, ரூபாய், రూపాయలు. No numeral begins so. */
const CURRENCY = '(₹|inr|rupees?|টাকা|(rs|(रु|रू|রু|રૂ|રુ|ரூ|రూ|రు)[\\u0900-\\u0d7f]*)\\.?)'
const BEFORE = new RegExp(`^${CURRENCY}`, 'i')
const AFTER = new RegExp(`${CURRENCY}$`, 'i')
/** With commas in groups of three, or as in India. */
const GROUPED = /^(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d*)?$/

/** An amount with digits 0 to 9, without what people write around it: `₹ ५०१/-` is `501`. */
export const bareAmount = (typed: string): string =>
  latinDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\/-$/, '')
    .trimEnd()
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .trim()

/** The digits of a bare amount before and after its point; undefined if it is no amount, or its commas stand elsewhere. */
export function splitAmount(bare: string): { rupees: string; fraction: string | undefined } | undefined {
  if (!GROUPED.test(bare)) return undefined
  const [rupees = '', fraction] = bare.replaceAll(',', '').split('.')
  return { rupees, fraction }
}
