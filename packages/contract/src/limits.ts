// All limits and constants of docs/specification.md §5 and §9; no other file repeats them.

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Those of the guest's form: its script would otherwise contain all of MAX_LENGTH. */
export const MAX_GUEST_NAME = 80
export const MAX_ADDRESS = 200

/** Lengths in Unicode code points, as people and PostgreSQL count Devanagari. */
export const MAX_LENGTH = {
  personName: 50,
  guestName: MAX_GUEST_NAME,
  address: MAX_ADDRESS,
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
  /** Why an administrator did something. */
  reason: 200,
  anyId: 100,
} as const

/** The most gifts in a statement: more than the largest wedding gives; twice that many rows are read in a second. */
export const MAX_STATEMENT_CONTRIBUTIONS = 20_000
/** Rows of each list in the file with all data of a host: so many gifts are some 30 megabytes. */
export const MAX_EXPORTED_ROWS = 50_000

/** Gifts of one guest, newest first. An administrator sees so many at once, and one request answers so many. */
export const MAX_GIFTS_OF_GUEST = 100

/** The gift register: lengths in Unicode code points, amounts in paise and milligrams. */
export const REGISTER = {
  maxWords: 100,
  maxNote: 200,
  maxPaise: 1_00_00_000_00,
  /** The largest sum that is counted: a thousand such gifts. */
  maxSumPaise: 10_00_00_00_000_00,
  maxMilligrams: 10_000_000,
  /** The highest number on an envelope: a desk writes some hundreds. */
  maxRunning: 9_999,
  /** Entries of an event, struck out or not: a book can have no more. */
  maxEntries: MAX_STATEMENT_CONTRIBUTIONS,
  /** Versions that a device sends at once, and their size with the longest texts in scripts of three bytes a letter. */
  maxSent: 50,
  maxSentBytes: 512 * 1024,
  /** An entry is corrected a few times. */
  maxVersions: 100,
  maxDesks: 20,
  /** Devices of a desk: a phone that was emptied enters as another one. All desks of an event share 701 letters. */
  maxDevices: 30,
  /** Hand-overs of an event: each desk has some in an evening. */
  maxHandovers: 1_000,
  wrongPins: 5,
  /** Suggestions that a device keeps: the people of the longest list, and a thousand guests. 550 kB, 60 when compressed. */
  maxNames: 6_000,
  /** Gifts that the screen in the hall shows in turn: five minutes. */
  maxHallLines: 50,
  /** Lists of an event, and what one may have: a register of a large wedding, with room for remarks. */
  maxImports: 10,
  maxImportRows: 5_000,
  maxImportColumns: 30,
  maxImportCell: 300,
  maxImportBytes: 4_000_000,
  /** Entries of a desk that a device reads: a desk writes some hundreds in an evening. */
  maxOfDesk: 2_000,
} as const

/** Length of a guest's blessing. It stands alone because the script of the guest's page has MAX_LENGTH and does not use this. */
export const MAX_BLESSING_LENGTH = 200

export const PHONE_DIGITS = 10
export const CODE_DIGITS = 6
export const PASSWORD_MIN = 8
/** Long enough for any phrase; bounded because argon2id hashes it. */
export const PASSWORD_MAX = 128

export const FEE_PERCENT = 4
export const MIN_CONTRIBUTION_RUPEES = 1
/** UPI allows at most ₹1,00,000 per payment (docs/razorpay.md §8): contribution and fee together. */
export const MAX_CHARGE_PAISE = 1_00_000_00
/** A payout is one UPI payment (docs/razorpay.md §7.1). */
export const MAX_PAYOUT_RUPEES = 1_00_000
/** The amounts to choose with one tap; an odd rupee is auspicious. */
export const QUICK_AMOUNTS_RUPEES = [101, 501, 1101, 2101, 5101, 11_000, 21_000] as const

export const RATING = { min: 1, max: 5 } as const

export const PAGE_SIZE = {
  savedEventBoxes: 6,
  guestsScreenBoxes: 5,
  guests: 5,
  register: 50,
  boxContributions: 10,
  adminUsers: 10,
  adminFlags: 10,
  adminPayouts: 100,
  adminFeeInvoices: 20,
  adminAuditLog: 20,
  adminCorrections: 20,
  adminMessages: 10,
  adminRatings: 20,
} as const
export const MAX_ADMIN_PAGE_BUTTONS = 5
/** Rows of a list that are read at once for a file. */
export const EXPORTED_PAGE = 1000
/** The highest page number of any list. */
export const MAX_PAGE = 1_000_000
export const ACTIVITIES_BEFORE_VIEW_ALL = 5
export const SKELETON_CARDS = 2

export const QR_SIZE_PX = 180
/** The level of QR codes (L, M, Q, H) that tolerates the most damage. */
export const QR_ERROR_CORRECTION = 'H'
/** The downloaded image: its size, and the positions of QR code and title. */
export const POSTER_PX = { width: 768, height: 1152, qrSize: 380, qrTop: 380, titleTop: 275 } as const

/** The size of a link picture, which WhatsApp, Telegram and Facebook show large. */
export const LINK_PICTURE_PX = { width: 1200, height: 630 } as const

/** The picture of a receipt, as high as a phone's screen shows it. */
export const RECEIPT_PICTURE_PX = { width: 1080, height: 1440 } as const

/** Milliseconds. */
export const TOAST_MS = { usual: 3 * SECOND, success: 3 * SECOND, error: 4 * SECOND } as const
export const MAX_TOASTS = 20
export const AFTER_RATING_MS = 1.5 * SECOND
export const AFTER_ADMIN_OTP_MS = 1 * SECOND
export const AFTER_ADMIN_RESET_MS = 2 * SECOND
export const ADMIN_SEARCH_PAUSE_MS = 500

/** How many years ahead an event may be: a later one is a typing error. */
export const MAX_YEARS_AHEAD = 5

/** Milliseconds: what follows 24 hours after the instant of an event (closing, download, Request Money). */
export const AFTER_EVENT_MS = DAY

/** A host is paid within so many working days after a box's contribution cycle completes. */
export const PAYOUT_WORKING_DAYS = 5

/** A bank may return a payout for as many days. */
export const PAYOUT_RETURN_DAYS = 10

/** An alarm tells of more than this that one administrator corrects in the ledger within a day. */
export const LARGE_CORRECTION_PAISE = 10_000_00

/** Nothing is paid out for so long after a change of the UPI ID: time to notice a change that the host did not make. */
export const UPI_ID_CHANGE_WAIT_MS = DAY

export const ACCESS_TOKEN_MS = 15 * MINUTE
/** An unused session ends after this; each refresh extends it, until its family's end. */
export const REFRESH_TOKEN_MS = 14 * DAY
export const REFRESH_FAMILY_MS = 30 * DAY
export const ADMIN_REFRESH_FAMILY_MS = 12 * HOUR
/** A refresh token that is reused this soon comes from two tabs, or from a phone whose weak network lost the answer; not from a thief. */
export const REFRESH_GRACE_MS = 2 * MINUTE

/** In minutes for people; `CODE_LIFE_MS` for calculations. */
export const CODE_LIFE_MINUTES = 10
export const CODE_LIFE_MS = CODE_LIFE_MINUTES * MINUTE
export const CODE_TRIES = 5
export const CODE_RESEND_MS = 1 * MINUTE
export const CODE_SENDS = { max: 5, windowMs: HOUR } as const

/** A repeated contribution (same phone, amount and box) within this time needs the guest's confirmation. */
export const REPEATED_CONTRIBUTION_MS = 10 * MINUTE
/** How long a guest's browser polls the status of a payment. */
export const CONFIRMING_MS = 10 * MINUTE
/** A guest may write a blessing and change it for so long after the payment, and until the event has ended. */
export const BLESSING_MS = 7 * DAY
/** How long a browser stores which gifts were given with it. */
export const GIVEN_DAYS = 30
export const GIVEN_MS = GIVEN_DAYS * DAY
/** How long a guest's draft is stored in the browser: phones are shared. */
export const DRAFT_MS = DAY

/**
 * How long a processed event of the provider is stored: the provider sends it again for a day (docs/razorpay.md §4.2), and support
 * may need it within the month. It contains the guest's phone and UPI ID: no longer than that.
 */
export const EVENTS_RETENTION_MS = 30 * DAY
/** For an event that could not be applied: as long as the provider answers questions about its order (docs/razorpay.md §1.3). */
export const UNAPPLIED_EVENTS_RETENTION_MS = 180 * DAY
/** A host is told so long before the phones and addresses of a box's guests are erased. */
export const ERASURE_NOTICE_MS = 30 * DAY
/** How long requests for codes are stored: a code expires after minutes, its email is retried for a day. */
export const CODES_RETENTION_MS = 2 * DAY
/** How long a sign-up is stored whose email address is never verified. */
export const SIGN_UPS_RETENTION_DAYS = 30
export const SIGN_UPS_RETENTION_MS = SIGN_UPS_RETENTION_DAYS * DAY
/** How long a message to us is stored once it is marked as answered: its sender may come back to it. */
export const MESSAGES_RETENTION_DAYS = 90
export const MESSAGES_RETENTION_MS = MESSAGES_RETENTION_DAYS * DAY
/** How long the browser stores the guest's language: the longest that browsers allow. */
export const LANGUAGE_KEPT_MS = 400 * DAY
