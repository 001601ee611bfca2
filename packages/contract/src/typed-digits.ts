// Converts typed digits to 0 to 9: Hindi keyboards write Devanagari ones.

const DEVANAGARI_ZERO = 0x966

/** Converts Devanagari digits, as Hindi keyboards write them, to 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
