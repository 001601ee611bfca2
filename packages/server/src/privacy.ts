// Masks personal data in what administrators read.

const SHOWN_DIGITS = 4

export const lastDigits = (digits: string): string => digits.slice(-SHOWN_DIGITS)

export const maskPhone = (digits: string): string => `••••••${lastDigits(digits)}`

/** A UPI ID is often a phone number. */
export const maskUpiId = (id: string): string => id.replace(/^(..?)[^@]*/, '$1•••')
