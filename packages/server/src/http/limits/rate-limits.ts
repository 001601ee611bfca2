// Every rate limit of the product and its reason, on one page. RATE_LIMIT_FACTOR multiplies them all (load tests).
import { REPEATED_CONTRIBUTION_MS } from '@lifafa/contract/limits'
import type { Alarm } from '../../alarms.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Counters kept for each limit. The oldest makes room: too few, and a flood of other names would erase a full one. */
export const COUNTERS_KEPT = 100_000

/**
 * What is counted together. `network`: an IPv4 address, or the first 64 bits of an IPv6 one; `site`: its first 48.
 * `browser`: a guest's browser, by the token that its page carries; `stranger`: a network's callers without such a token.
 * `boxAtNetwork`: what one network gives to one box. `payment`: the provider's payment id. `giver`: a box and a phone.
 * `everybody`: all callers together, so that no number of networks helps.
 */
export type CountedBy =
  | 'network'
  | 'site'
  | 'account'
  | 'browser'
  | 'stranger'
  | 'box'
  | 'boxAtNetwork'
  | 'payment'
  | 'giver'
  | 'everybody'

/**
 * A limit of `max` calls within `windowMs`. A `shared` one is counted in the database, for all processes together: a guess
 * must not be had once more at each of them. The others protect a process, and are counted in it.
 */
export type Limit = { max: number; windowMs: number; by: CountedBy; shared?: true; alarm?: Alarm }

export const LIMITS = {
  /** Beside GUESSES, and before them: whoever is stopped here cannot push other people's counters out of memory. */
  login: [{ max: 60, windowMs: 15 * MINUTE, by: 'network' }],
  register: [{ max: 20, windowMs: HOUR, by: 'network' }],
  sendCode: [{ max: 20, windowMs: HOUR, by: 'network' }],
  /** Each code counts its own tries: 25 an hour for an address (`CODE_TRIES`, `CODE_SENDS`), wherever they come from. */
  tryCode: [{ max: 60, windowMs: HOUR, by: 'network' }],
  refresh: [{ max: 120, windowMs: MINUTE, by: 'network' }],

  /** A page asks for one token a day. A hall's guests load it at once; a token gives no more than a share of the limits below. */
  guestToken: [
    { max: 1_200, windowMs: MINUTE, by: 'network' },
    { max: 6_000, windowMs: MINUTE, by: 'site' },
  ],
  /** Every call that opens an order, repeated ones too, before anything is looked up: it bounds the looking up. */
  askForOrder: [
    { max: 60, windowMs: MINUTE, by: 'browser' },
    { max: 600, windowMs: MINUTE, by: 'stranger' },
  ],
  /**
   * New orders for a box that is there; a call that is repeated with its `request_key` is not one. A wedding hall is one
   * address, so a network may give to one box what 1,200 guests give in a minute; a browser may give what a family gives with
   * one phone. Callers without a token, as the specification's own, are served within a tighter limit. What several halls
   * behind one address of a mobile network need is the network's limit. Beyond the last two it is no wedding.
   */
  openOrder: [
    { max: 10, windowMs: MINUTE, by: 'browser' },
    { max: 60, windowMs: MINUTE, by: 'stranger' },
    { max: 1_200, windowMs: MINUTE, by: 'boxAtNetwork' },
    { max: 3_600, windowMs: MINUTE, by: 'network' },
    { max: 6_000, windowMs: MINUTE, by: 'site' },
    { max: 3_000, windowMs: MINUTE, by: 'box', alarm: 'box-at-limit' },
    { max: 9_000, windowMs: MINUTE, by: 'everybody', alarm: 'orders-at-limit' },
  ],
  /** An order without a box needs no name and no phone either: it is what tests stolen cards. No page of ours opens one. */
  orderWithoutBox: [
    { max: 10, windowMs: MINUTE, by: 'network' },
    { max: 30, windowMs: MINUTE, by: 'site' },
    { max: 300, windowMs: MINUTE, by: 'everybody', alarm: 'orders-at-limit' },
  ],
  /** Asked for by a mistyped link, or by nobody who wants to give. */
  missedBox: [
    { max: 30, windowMs: MINUTE, by: 'network' },
    { max: 300, windowMs: MINUTE, by: 'site' },
  ],
  /**
   * How often a phone that has just given to a box is compared with another amount: “You already gave ₹501” tells the amount
   * to whoever guesses it. A guest gives, doubts, and mends the amount once.
   */
  compareContribution: [{ max: 3, windowMs: REPEATED_CONTRIBUTION_MS, by: 'giver', shared: true }],
  /** Claims that checkout's signature proves: each belongs to a payment that somebody made, so the payment is what is counted. */
  provenClaim: [{ max: 120, windowMs: MINUTE, by: 'payment' }],
  /** Claims with a wrong signature. No browser of a guest makes one. */
  unprovenClaim: [
    { max: 60, windowMs: MINUTE, by: 'network' },
    { max: 300, windowMs: MINUTE, by: 'site' },
  ],
  /** A browser asks ten times in its first minute, then twice a minute, and anew when its phone is unlocked. */
  paymentStatus: [
    { max: 120, windowMs: MINUTE, by: 'browser' },
    { max: 600, windowMs: MINUTE, by: 'stranger' },
  ],

  /** Each wrong one is a guess at the current password. */
  changePassword: [{ max: 10, windowMs: 15 * MINUTE, by: 'account', shared: true }],
  rate: [{ max: 20, windowMs: HOUR, by: 'account' }],
  contact: [{ max: 10, windowMs: HOUR, by: 'network' }],
  /** Ten for each of the six hundred guests of a hall; what is kept costs a fraction of a millisecond. */
  page: [{ max: 6000, windowMs: MINUTE, by: 'network' }],
  /** A crawler asks for many from one address; each is drawn once. */
  linkPicture: [{ max: 300, windowMs: MINUTE, by: 'network' }],
  /** Each is a guess at the server's secret key. */
  adminRegister: [
    { max: 5, windowMs: HOUR, by: 'network', shared: true },
    { max: 30, windowMs: HOUR, by: 'everybody', shared: true },
  ],
  /** The provider's events of weeks are looked through, and the provider is asked. */
  readTimeline: [{ max: 60, windowMs: MINUTE, by: 'account' }],
  createBox: [{ max: 30, windowMs: HOUR, by: 'network' }],
} as const satisfies Record<string, readonly Limit[]>

export type LimitName = keyof typeof LIMITS

/**
 * Wrong passwords at sign-in, counted in the database. At one network ten, then a minute, two, four …; from all networks
 * where nobody has signed in to the account for 90 days twenty, then a second, two, four …, a minute at most: about sixty
 * guesses an hour from the whole world, and nobody can lock an owner out (OWASP, Authentication Cheat Sheet, “Account Lockout”).
 */
export const GUESSES = {
  atNetwork: {
    free: 10,
    firstDelayMs: MINUTE,
    longestDelayMs: 15 * MINUTE,
    forgottenAfterMs: 15 * MINUTE,
  },
  anywhere: { free: 20, firstDelayMs: 1000, longestDelayMs: MINUTE, forgottenAfterMs: 15 * MINUTE },
} as const

/** Where the owner of an account has signed in counts as theirs for so long. */
export const KNOWN_NETWORK_MS = 90 * 24 * HOUR
