// Every rate limit of the product, with its reason. RATE_LIMIT_FACTOR multiplies them all (load tests).
import { REPEATED_CONTRIBUTION_MS } from '@lifafa/contract/limits'
import type { Limit } from './limit.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Counters per limit. A new one replaces the oldest: with too few, a flood of other keys would evict a full counter. */
export const MAX_COUNTERS = 100_000

/** The line of one server carries so many pages of 14 kB to the guests of a hall. */
const A_PAGE = [
  { max: 60_000, windowMs: MINUTE, by: 'network' },
  { max: 120_000, windowMs: MINUTE, by: 'site' },
] as const satisfies readonly Limit[]

export const LIMITS = {
  /**
   * Hosts share an address with a hall, or with a mobile network's customers. Guesses are limited for each
   * account: passwords by GUESSES; codes by their own tries, 150 an hour for an address (`codes/`,
   * docs/security.md), from all networks. So these four only bound hashes and emails. If the owner of an account
   * has signed in before, `knownNetwork` counts in their place (`passwords/limit-unknown-networks.ts`).
   */
  login: [
    { max: 600, windowMs: 15 * MINUTE, by: 'network' },
    { max: 3_000, windowMs: 15 * MINUTE, by: 'site' },
  ],
  /** Each takes a hash, also with the right password, which is no guess. */
  knownNetwork: [{ max: 60, windowMs: 15 * MINUTE, by: 'accountAtNetwork' }],
  /** Each sends an email to an address that the caller has chosen. */
  register: [
    { max: 300, windowMs: HOUR, by: 'network' },
    { max: 1_500, windowMs: HOUR, by: 'site' },
  ],
  sendCode: [
    { max: 300, windowMs: HOUR, by: 'network' },
    { max: 1_500, windowMs: HOUR, by: 'site' },
  ],
  tryCode: [
    { max: 600, windowMs: HOUR, by: 'network' },
    { max: 3_000, windowMs: HOUR, by: 'site' },
  ],
  /**
   * Every call with a refresh token or a desk's session, before the token is looked up: bounds database reads. High, since whoever
   * reaches it signs out all hosts of the network.
   */
  readToken: A_PAGE,
  /**
   * A refresh token that we know: a page refreshes every 15 minutes, and when it is opened, in each of its tabs. Each leaves a row, and
   * sessions are free; by account and network, so that whoever has stolen some signs out no owner elsewhere.
   */
  refresh: [
    { max: 60, windowMs: MINUTE, by: 'session' },
    { max: 180, windowMs: MINUTE, by: 'accountAtNetwork' },
    { max: 900, windowMs: MINUTE, by: 'accountAtSite' },
  ],
  /** Apart, so that whoever leaves a phone of others can end the session. */
  logout: [
    { max: 60, windowMs: MINUTE, by: 'session' },
    { max: 180, windowMs: MINUTE, by: 'accountAtNetwork' },
    { max: 900, windowMs: MINUTE, by: 'accountAtSite' },
  ],
  /** One that we do not know. 256 bits are not guessed; a page that was closed for a month sends one, once. */
  unknownToken: [
    { max: 600, windowMs: MINUTE, by: 'network' },
    { max: 3_000, windowMs: MINUTE, by: 'site' },
  ],
  /**
   * Every read of a host or administrator, beside the limits of some: an account is free, and a dashboard takes 8
   * ms of a processor. An open page asks up to a dozen times a minute. A typed search asks three times a second
   * for some seconds. A reopened browser loads all of its tabs at once. The account has a limit because sessions
   * are free, too: room for three browsers that are opened again at once, and for 150 open pages; 30 dashboards a
   * second are a quarter of a processor. The session has one so that a stolen session takes a third of it.
   *
   * A desk is an account, and a host has twenty for each box: a box has a limit for all of its desks. Its stream tells them of changes
   * at most four times a second, and twenty devices may ask after each.
   */
  signedInRead: [
    { max: 120, windowMs: 10_000, by: 'session' },
    { max: 600, windowMs: MINUTE, by: 'session' },
    { max: 360, windowMs: 10_000, by: 'account' },
    { max: 1_800, windowMs: MINUTE, by: 'account' },
    { max: 6_000, windowMs: MINUTE, by: 'box' },
  ],
  /**
   * Every write, likewise, counted before its body is read. A host who ticks off thanked guests clicks once a second; a family has a
   * few phones. Twenty desks write a few gifts a minute each.
   */
  signedInWrite: [
    { max: 120, windowMs: MINUTE, by: 'session' },
    { max: 360, windowMs: MINUTE, by: 'account' },
    { max: 1_800, windowMs: MINUTE, by: 'box' },
  ],
  /**
   * Replaces both for calls that list or end sessions, or change the password. Stolen sessions on one network, however many, cannot
   * keep the owner on another from ending them. A host ends a hundred one by one, and the list is read again after each.
   */
  ownSessions: [
    { max: 240, windowMs: MINUTE, by: 'session' },
    { max: 720, windowMs: MINUTE, by: 'accountAtNetwork' },
    { max: 3_600, windowMs: MINUTE, by: 'accountAtSite' },
  ],
  /**
   * Asking for the stream of new contributions: a session is read for each. A page asks every five minutes, when it is shown
   * again, and once a second where streams keep ending; one that is refused polls, and asks again a little later.
   */
  liveStream: [
    { max: 120, windowMs: MINUTE, by: 'session' },
    { max: 600, windowMs: MINUTE, by: 'account' },
  ],

  /**
   * A page asks for one token a day, before its first order: no fewer than the new orders of a network. All guests of a hall load
   * it at once; a token grants no more than a share of the limits below.
   */
  guestToken: [
    { max: 3_600, windowMs: MINUTE, by: 'network' },
    { max: 6_000, windowMs: MINUTE, by: 'site' },
  ],
  /**
   * Every call that opens an order, repeated ones too. Checked first, so that it bounds database reads: for a network, ten for
   * each new order that it may open.
   */
  askForOrder: [
    { max: 60, windowMs: MINUTE, by: 'browser' },
    { max: 600, windowMs: MINUTE, by: 'networkWithoutToken' },
    { max: 36_000, windowMs: MINUTE, by: 'network' },
    { max: 60_000, windowMs: MINUTE, by: 'site' },
  ],
  /**
   * New orders for an existing box; a call repeated with its `request_key` is none. A wedding hall is one address, so one network
   * may open as many orders for one box as 1,200 guests in a minute. A browser may open as many as a family with one phone. Callers
   * without a token, such as the specification's own clients, have a tighter limit. The network's limit allows for several halls
   * behind one address of a mobile network. No wedding exceeds the last two.
   */
  openOrder: [
    { max: 10, windowMs: MINUTE, by: 'browser' },
    { max: 60, windowMs: MINUTE, by: 'networkWithoutToken' },
    { max: 1_200, windowMs: MINUTE, by: 'boxAtNetwork' },
    { max: 3_600, windowMs: MINUTE, by: 'network' },
    { max: 6_000, windowMs: MINUTE, by: 'site' },
    { max: 3_000, windowMs: MINUTE, by: 'box', alarm: 'box-at-limit' },
    { max: 9_000, windowMs: MINUTE, by: 'everybody', alarm: 'orders-at-limit' },
  ],
  /** An order without a box needs no name and no phone, which suits testers of stolen cards. No page of ours opens one. */
  orderWithoutBox: [
    { max: 10, windowMs: MINUTE, by: 'network' },
    { max: 30, windowMs: MINUTE, by: 'site' },
    { max: 300, windowMs: MINUTE, by: 'everybody', alarm: 'orders-at-limit' },
  ],
  /**
   * How often the amount of a phone that has just given to a box is compared with another one: “You already gave ₹501” reveals
   * the amount to a caller who guesses it. A guest gives, doubts, and corrects the amount once.
   */
  compareContribution: [{ max: 3, windowMs: REPEATED_CONTRIBUTION_MS, by: 'giver', shared: true }],
  /** Claims with a valid checkout signature: each belongs to a payment that was made, so the payment is counted. */
  provenClaim: [{ max: 120, windowMs: MINUTE, by: 'payment' }],
  /** Claims and webhooks with a wrong signature: guests' browsers and the provider make none. */
  unprovenClaim: [
    { max: 60, windowMs: MINUTE, by: 'network' },
    { max: 300, windowMs: MINUTE, by: 'site' },
  ],
  /** A browser asks ten times in its first minute, then twice a minute, and again when its phone is unlocked. */
  paymentStatus: [
    { max: 120, windowMs: MINUTE, by: 'browser' },
    { max: 600, windowMs: MINUTE, by: 'networkWithoutToken' },
    { max: 36_000, windowMs: MINUTE, by: 'network' },
    { max: 60_000, windowMs: MINUTE, by: 'site' },
  ],
  /** A guest writes a blessing and corrects it; all guests of a hall may do so at once. */
  writeBlessing: [
    { max: 10, windowMs: MINUTE, by: 'payment' },
    { max: 1_200, windowMs: MINUTE, by: 'network' },
    { max: 6_000, windowMs: MINUTE, by: 'site' },
  ],
  /**
   * Every form sent to a receipt, before it is read: three times as many as `writeBlessing`, which refuses first and keeps the
   * words. As for the page, whoever reaches the last two refuses it to all guests of the network.
   */
  blessingForm: [{ max: 30, windowMs: MINUTE, by: 'payment' }, ...A_PAGE],
  /** Drawings for paid gifts, in a process of their own. A picture that was drawn within a minute is not counted. */
  receiptPicture: [
    { max: 10, windowMs: MINUTE, by: 'payment' },
    { max: 300, windowMs: MINUTE, by: 'network' },
    { max: 1_500, windowMs: MINUTE, by: 'site' },
  ],

  /** Each wrong one is a guess at the current password. */
  changePassword: [{ max: 10, windowMs: 15 * MINUTE, by: 'account', shared: true }],
  /**
   * Each asks a bank, which is charged. A saved UPI ID is asked about five times a day besides (`MOST_A_DAY` in
   * upi-id-checks/request-check.ts).
   */
  askUpiIdName: [{ max: 5, windowMs: 24 * HOUR, by: 'account', shared: true }],
  /** Each asks the provider with a PAN: a few are mistyped. */
  requestLinkedAccount: [{ max: 10, windowMs: 24 * HOUR, by: 'account', shared: true }],
  rate: [{ max: 20, windowMs: HOUR, by: 'account' }],
  /** Each sends an email to us. The last bounds many networks together; somebody has to read the messages. */
  contact: [
    { max: 10, windowMs: HOUR, by: 'network' },
    { max: 50, windowMs: HOUR, by: 'site' },
    { max: 600, windowMs: HOUR, by: 'everybody', alarm: 'messages-at-limit' },
  ],
  /**
   * Guests' pages of all boxes, charged before a box is read. A rendered page costs about as much as a refusal, which a whole hall
   * would get: so no phone's rate is near. The line of one server carries so many pages of 14 kB.
   */
  guestPage: A_PAGE,
  /**
   * Forms that a browser without our scripts sends to the guest's page, which is rendered anew for each: as many as new orders, so that
   * a hall whose phones load no script is served.
   */
  typedPage: [
    { max: 1_200, windowMs: MINUTE, by: 'boxAtNetwork' },
    { max: 3_600, windowMs: MINUTE, by: 'network' },
    { max: 6_000, windowMs: MINUTE, by: 'site' },
  ],
  /** How often a box is read for its page, posters and picture. Nobody is refused: beyond it the box is read once a second (`kept-boxes.ts`). */
  freshBox: [{ max: 600, windowMs: MINUTE, by: 'box' }],
  /** Guests' pages, receipts and posters that do not exist. */
  pageNotFound: [
    { max: 600, windowMs: MINUTE, by: 'network' },
    { max: 3_000, windowMs: MINUTE, by: 'site' },
  ],
  /**
   * The page and its picture, before the receipt is read. Loaded again by itself while the payment is awaited, and shared with a
   * family. Receipts of orders that nobody has paid cost nothing: the network's limit is that of a hundred.
   */
  receiptPage: [{ max: 600, windowMs: MINUTE, by: 'payment' }, ...A_PAGE],
  /** As the guest's page: each of the application's few dozen documents, one of which is that of all missing pages, is rendered once. */
  page: A_PAGE,
  /** Reads of a box by a client that is not our page. */
  readBox: [{ max: 6_000, windowMs: MINUTE, by: 'boxAtNetwork' }, ...A_PAGE],
  /** Link pictures and posters, before the box is read. One that was drawn is sent without further counting. */
  readDrawnBox: A_PAGE,
  /**
   * Drawings. Beyond the limit a link has our own picture. A crawler requests many from one address; each is drawn
   * once until it is edited.
   */
  linkPicture: [
    { max: 30, windowMs: MINUTE, by: 'boxAtNetwork' },
    { max: 300, windowMs: MINUTE, by: 'network' },
    { max: 1_500, windowMs: MINUTE, by: 'site' },
  ],
  /** Drawings, each half a second of one core, one at a time. The eighteen of a box are drawn once until it is edited. */
  printedPoster: [
    { max: 60, windowMs: MINUTE, by: 'boxAtNetwork' },
    { max: 300, windowMs: MINUTE, by: 'network' },
    { max: 1_500, windowMs: MINUTE, by: 'site' },
  ],
  /** As the guest's page, to which it leads: of one that was found, the box is known before it is read. */
  shortAddress: [{ max: 6_000, windowMs: MINUTE, by: 'boxAtNetwork' }, ...A_PAGE],
  /**
   * Charged before the lookup, hit or miss. If only misses were charged, a blocked caller would still learn which
   * codes exist, and 48 bits are not many. A hall's code is looked up once; other tries are typing errors.
   */
  tryShortAddress: [
    { max: 600, windowMs: MINUTE, by: 'network' },
    { max: 3_000, windowMs: MINUTE, by: 'site' },
  ],
  /** Each is a guess at the server's secret key. */
  adminRegister: [
    { max: 5, windowMs: HOUR, by: 'network', shared: true },
    { max: 30, windowMs: HOUR, by: 'everybody', shared: true },
  ],
  /** Searches weeks of the provider's events, and asks the provider. */
  readTimeline: [{ max: 60, windowMs: MINUTE, by: 'account' }],
  /** An administrator's session that was stolen must not list all guests. */
  findGuests: [{ max: 30, windowMs: MINUTE, by: 'account' }],
  /** Calls that query the provider, or move money there. */
  actOnMoney: [{ max: 30, windowMs: MINUTE, by: 'account' }],
  /** A process of its own draws for seconds. */
  boxStatement: [{ max: 20, windowMs: 10 * MINUTE, by: 'account' }],
  /** Each reads thousands of rows, counted before they are read; a host looks at a list a few times before importing it. */
  importList: [{ max: 40, windowMs: 10 * MINUTE, by: 'account' }],
  /** Five wrong PINs close a desk, and the link has 128 bits: this only bounds reads. One guest must not keep out a hall's helpers. */
  enterDesk: [
    { max: 600, windowMs: 15 * MINUTE, by: 'network' },
    { max: 3_000, windowMs: 15 * MINUTE, by: 'site' },
  ],
  /** A helper looks up the phone of a guest who stands there; more would list who gave. */
  findPaid: [{ max: 20, windowMs: MINUTE, by: 'account' }],
  /**
   * The screens of a hall are on one address: each asks three times a minute, and for a stream whenever one has ended. The link has 128
   * bits.
   */
  hallScreen: [
    { max: 6_000, windowMs: MINUTE, by: 'network' },
    { max: 30_000, windowMs: MINUTE, by: 'site' },
  ],
  createBox: [{ max: 30, windowMs: HOUR, by: 'account' }],
} as const satisfies Record<string, readonly Limit[]>

export type LimitName = keyof typeof LIMITS

/**
 * Wrong passwords at sign-in, counted in the database. At one network ten are free, then the wait is a minute, two, four …;
 * from networks where nobody has signed in to the account for 90 days twenty are free, then a second, two, four …, at most a
 * minute. That is about sixty guesses an hour from all networks, and no guesser can lock an owner out (OWASP, Authentication
 * Cheat Sheet, “Account Lockout”).
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

/** A network where the owner of an account has signed in is trusted for so long. */
export const KNOWN_NETWORK_MS = 90 * 24 * HOUR
