// Masks personal data in what administrators read.

const SHOWN_DIGITS = 4

export const maskPhone = (digits: string): string => `••••••${digits.slice(-SHOWN_DIGITS)}`

/** A UPI ID is often a phone number. */
export const maskUpiId = (id: string): string => id.replace(/^(..?)[^@]*/, '$1•••')
