// Limits of what is submitted against a dispute, and which files a bank can read.

/** The provider takes so many (docs/razorpay.md §13). In Unicode code points. */
export const MAX_EXPLANATION = 1000

/** Ours: the provider names none. With base64 it arrives within the time that a call may take. */
export const MAX_ATTACHMENT_BYTES = 4 * 1024 * 1024

export const ATTACHMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

const FIRST_BYTES: Readonly<Record<AttachmentType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** By its contents, whatever its name says; undefined where the provider would refuse it. */
export const attachmentTypeOf = (bytes: Uint8Array): AttachmentType | undefined =>
  ATTACHMENT_TYPES.find((type) => FIRST_BYTES[type].every((byte, index) => bytes[index] === byte))

/** What the typeface of evidence letters has: Latin, Devanagari, and the signs between them. */
export const PRINTABLE =
  /^[\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u0137\u0139-\u017e\u0900-\u0977\u0979-\u097f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20b9]$|^[\u200c\u200d]$/u
