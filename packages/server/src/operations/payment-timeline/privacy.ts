// What of people is shown: enough to know them by, and all of it only where that is asked for.

export type Privacy = {
  phone(digits: string): string
  upiId(id: string): string
  /** Empty, unless everything is shown. */
  address(text: string): string
}

const SHOWN_DIGITS = 4

/** Many a UPI id is a phone number, too. */
export const privacy = (isFull: boolean): Privacy =>
  isFull
    ? { phone: (digits) => digits, upiId: (id) => id, address: (text) => text }
    : {
        phone: (digits) => `••••••${digits.slice(-SHOWN_DIGITS)}`,
        upiId: (id) => id.replace(/^(..?)[^@]*/, '$1•••'),
        address: () => '',
      }
