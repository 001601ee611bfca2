// All limits and constants of docs/specification.md §5 and §9; they are written nowhere else.

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Lengths in Unicode code points, so that Devanagari is counted as people and PostgreSQL count it. */
export const MAX_LENGTH = {
  personName: 50,
  guestName: 80,
  address: 200,
  email: 254,
  upiId: 100,
  eventName: 100,
  location: 100,
  coupleName: 50,
  message: 500,
  feedback: 1000,
  subject: 150,
  contactMessage: 2000,
  platform: 400,
  secretKey: 500,
  bankReference: 40,
  anyId: 100,
} as const

export const PHONE_DIGITS = 10
export const CODE_DIGITS = 6
export const PASSWORD_MIN = 8
/** Long enough for any phrase; argon2id must not be fed without bound. */
export const PASSWORD_MAX = 128

export const FEE_PERCENT = 4
export const MIN_CONTRIBUTION_RUPEES = 1
/** UPI lets one payment carry ₹1,00,000 at most (docs/razorpay.md §8): gift and fee together. */
export const MAX_CHARGE_PAISE = 1_00_000_00
/** The amounts that a guest can choose with one touch; an odd rupee is auspicious. */
export const QUICK_AMOUNTS_RUPEES = [101, 501, 1101, 2101, 5101] as const

export const RATING = { min: 1, max: 5 } as const

export const PAGE_SIZE = {
  savedEventBoxes: 6,
  guestsScreenBoxes: 5,
  guests: 5,
  boxContributions: 10,
  adminUsers: 10,
  adminFlags: 10,
  adminPayouts: 10,
  adminAuditLog: 20,
  adminMessages: 10,
  adminRatings: 20,
} as const
export const MAX_ADMIN_PAGE_BUTTONS = 5
/** No list has more pages: an address that asks for a higher one is no page's. */
export const MAX_PAGE = 1_000_000
export const ACTIVITIES_BEFORE_VIEW_ALL = 5
export const SKELETON_CARDS = 2

export const QR_SIZE_PX = 180
/** Of the four levels of QR codes (L, M, Q, H) the one that survives most damage. */
export const QR_ERROR_CORRECTION = 'H'
/** The downloaded image: its size, and where on it the QR code and the title stand. */
export const POSTER_PX = { width: 768, height: 1152, qrSize: 380, qrTop: 380, titleTop: 275 } as const

/** The picture of a forwarded link, in the shape that WhatsApp, Telegram and Facebook show large. */
export const LINK_PICTURE_PX = { width: 1200, height: 630 } as const

/** Milliseconds. */
export const TOAST_MS = { usual: 3 * SECOND, success: 3 * SECOND, error: 4 * SECOND } as const
export const MAX_TOASTS = 20
export const AFTER_RATING_MS = 1.5 * SECOND
export const AFTER_ADMIN_OTP_MS = 1 * SECOND
export const AFTER_ADMIN_RESET_MS = 2 * SECOND
export const ADMIN_SEARCH_PAUSE_MS = 500

/** How far ahead an event's day may be: beyond it, somebody has mistyped the year. */
export const MAX_YEARS_AHEAD = 5

/** Milliseconds: what follows 24 hours after the instant of an event (closing, download, Request Money). */
export const AFTER_EVENT_MS = DAY

/** After a box's contribution cycle completes, its host is paid within as many working days. */
export const PAYOUT_WORKING_DAYS = 5

/** After a host has changed the UPI id, nothing is paid out for so long: time to notice a change that was somebody else's. */
export const UPI_ID_CHANGE_WAIT_MS = DAY

export const ACCESS_TOKEN_MS = 15 * MINUTE
/** An unused session ends after this; a used one lives on with each refresh, until its family's end. */
export const REFRESH_TOKEN_MS = 14 * DAY
export const REFRESH_FAMILY_MS = 30 * DAY
export const ADMIN_REFRESH_FAMILY_MS = 12 * HOUR
/** A refresh token used again this soon is two tabs or a lost answer, not a thief. */
export const REFRESH_GRACE_MS = 10 * SECOND

/** As people read it; `CODE_LIFE_MS` for reckoning. */
export const CODE_LIFE_MINUTES = 10
export const CODE_LIFE_MS = CODE_LIFE_MINUTES * MINUTE
export const CODE_TRIES = 5
export const CODE_RESEND_MS = 1 * MINUTE
export const CODE_SENDS = { max: 5, windowMs: HOUR } as const

/** The same phone, amount and box within this is asked about before it is paid once more. */
export const REPEATED_CONTRIBUTION_MS = 10 * MINUTE
/** For so long a guest's browser asks what has become of a payment. */
export const CONFIRMING_MS = 10 * MINUTE
/** What a guest typed is kept on the phone no longer: phones are shared. */
export const DRAFT_MS = DAY

/**
 * An event of the provider that was worked on is kept so long: the provider sends it again for up to 7 days (docs/razorpay.md §4.2),
 * and somebody may ask within the month what came of it. It holds the guest's phone and UPI id: no longer than that.
 */
export const EVENTS_RETENTION_MS = 30 * DAY
/** One that brought news which found no place in our books: as long as the provider tells of its order (docs/razorpay.md §1.3). */
export const ODD_EVENTS_RETENTION_MS = 180 * DAY
/** A code is worth nothing after minutes; its letter is tried for a day. Then nothing is kept of who asked for it. */
export const CODES_RETENTION_MS = 2 * DAY
/** The language that a guest chose, as browsers keep it: as long as they keep anything. */
export const LANGUAGE_KEPT_MS = 400 * DAY
