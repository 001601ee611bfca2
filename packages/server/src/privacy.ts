// Masks personal data in what administrators and operators read, unless it is requested in full.

export type Privacy = {
  phone(digits: string): string
  upiId(id: string): string
  /** Empty, unless all is requested. */
  address(text: string): string
}

const SHOWN_DIGITS = 4

/** A UPI ID is often a phone number. */
export const privacy = (isFull: boolean): Privacy =>
  isFull
    ? { phone: (digits) => digits, upiId: (id) => id, address: (text) => text }
    : {
        phone: (digits) => `••••••${digits.slice(-SHOWN_DIGITS)}`,
        upiId: (id) => id.replace(/^(..?)[^@]*/, '$1•••'),
        address: () => '',
      }
