// Plans the hosts of a seed, their events, and payments with what becomes of each: the same for the same options and moment.
import { endsAt, todayInIndia } from '@lifafa/contract/event-timing'
import type { EventType } from '@lifafa/contract/event-type'
import type { Ownership } from '@lifafa/contract/upi-ids/checks'
import type { HostDetails } from '../features/auth/writes/open-host-account.ts'
import type { BoxDetails } from '../features/event-boxes/rules.ts'
import { type Random, seededRandom } from '../seeded-random.ts'
import * as names from './names.ts'
import { SEED_DOMAIN, type SeedOptions } from './options.ts'

export type PlannedHost = {
  details: HostDetails
  /** The host's answer to the name that the bank reports. */
  answer: Ownership | null
  signedUpAt: Date
  /** Hours before now at which a bank account was saved; undefined: none is. */
  accountSavedHoursAgo: number | undefined
  /** Deactivated by an administrator after the events. */
  isInactive: boolean
}

/** How far the payout of an ended event has come. `listed`: all of them are in one file for the bank. */
export type PayoutStage =
  | ('waiting' | 'due' | 'sent' | 'processing' | 'processed' | 'failed' | 'reversed')
  | ('unknown' | 'refused' | 'rejected' | 'cancelled' | 'after-failures' | 'too-large' | 'limited')
  | ('listed' | 'locked' | 'paid-by-hand' | 'returned-by-hand')

export type PlannedBox = {
  id: string
  /** Its place in the list of hosts. */
  host: number
  eventType: EventType
  details: BoxDetails
  createdAt: Date
  /** Undefined while its event has not ended. */
  payout: PayoutStage | undefined
}

/** Outcomes of a guest's attempt to give. All but those of `NO_CONTRIBUTION` become contributions. */
export type Course = (typeof COURSES)[number] | 'paid' | (typeof NO_CONTRIBUTION)[number]

/** Rare ones, of which every seed has each at least once. */
const COURSES = [
  ...(['refunded', 'refunded-in-part', 'refund-pending', 'refund-failed', 'paid-twice'] as const),
  ...(['disputed', 'dispute-reviewed', 'dispute-won', 'dispute-lost', 'dispute-closed'] as const),
  'dispute-challenged',
  ...(['amount-differs', 'paid-late', 'second-attempt'] as const),
] as const
const NO_CONTRIBUTION = ['failed', 'abandoned', 'authorized', 'other-currency'] as const

export type PlannedGift = {
  box: PlannedBox
  course: Course
  guest: { name: string; phone: string; address: string }
  rupees: number
  paidAt: Date
}

export type Plan = { hosts: PlannedHost[]; boxes: PlannedBox[]; gifts: PlannedGift[] }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export function makePlan({ hosts: count, contributions }: SeedOptions, now: Date): Plan {
  const random = seededRandom(1)
  const hosts = Array.from({ length: count }, (_, index) => planHost(random, index, count, now))
  const boxes = planBoxes(random, hosts, now)
  const popular = boxes.filter((box) => !isSmall(box))
  const anyBox = () => popular[random.below(popular.length)] as PlannedBox
  const gift = (box: PlannedBox, course: Course) => planGift(random, { box, course, now })
  const regular = Array.from({ length: contributions }, (_, index) =>
    gift(boxes[index] ?? anyBox(), courseOf(random, index)),
  )
  const others = Array.from({ length: Math.ceil(contributions / 20) }, (_, index) =>
    gift(anyBox(), NO_CONTRIBUTION[index] ?? random.pick(['failed', 'abandoned'])),
  )
  const gifts = [...regular, ...others].toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
  return { hosts, boxes, gifts }
}

/** Gets one small gift: a payout that is too large is halved, as long as its halves are not small. */
const isSmall = ({ payout }: PlannedBox): boolean => payout === 'too-large'

/** Three of four write their names in Latin script. */
const planScript = (random: Random): names.Script => (random.chance(0.25) ? 'devanagari' : 'latin')

const planPerson = (
  random: Random,
  script = planScript(random),
  firstNames = random.chance(0.5) ? names.WOMEN : names.MEN,
) => ({ first: random.pick(firstNames[script]), last: random.pick(names.LAST_NAMES[script]) })

const planPhone = (random: Random): string =>
  `${random.between(6, 9)}${String(random.below(1_000_000_000)).padStart(9, '0')}`

const planAddress = (random: Random): string =>
  `${random.between(1, 240)}, ${random.pick(names.STREETS)}, ${random.pick(names.PLACES)}`

/**
 * The beginning of a UPI ID chooses the bank's answer (the stand-in's bank-answer.ts): the host's own name, another one, nobody, or
 * no name. Hosts take these in turn. The first host, whom `npm run seed` names, has confirmed the name.
 */
const CHECKS: readonly [Check, ...Check[]] = [
  { upiId: 'host', answer: 'yes' },
  { upiId: 'host', answer: null },
  { upiId: 'another', answer: 'yes' },
  { upiId: 'another', answer: null },
  { upiId: 'invalid', answer: null },
  { upiId: 'another', answer: 'no' },
  { upiId: 'nameless', answer: null },
]
type Check = { upiId: 'host' | 'another' | 'invalid' | 'nameless'; answer: Ownership | null }

/** Hosts of this place in the turn have saved a bank account long ago; in every second turn another one has done so today. */
const WITH_ACCOUNT = 3
const ACCOUNT_CHANGED = 8

function planAccount(index: number): number | undefined {
  if (index % (2 * CHECKS.length) === ACCOUNT_CHANGED) return 3
  return index % CHECKS.length === WITH_ACCOUNT ? 250 * 24 : undefined
}

/** One of them has a UPI ID that RazorpayX does not take, one has none, one is deactivated. */
function planHost(random: Random, index: number, count: number, now: Date): PlannedHost {
  const { first, last } = planPerson(random)
  const check = CHECKS[index % CHECKS.length] ?? CHECKS[0]
  const isUnpayable = index === count - 4
  const separator = isUnpayable ? '_' : '.'
  const upiId = `${check.upiId}${separator}${index + 1}@${random.pick(names.UPI_BANKS)}`
  return {
    details: {
      first_name: first,
      last_name: last,
      email: `host-${index + 1}@${SEED_DOMAIN}`,
      phone_number: planPhone(random),
      address: planAddress(random),
      upi_id: index === count - 2 ? null : upiId,
      language: /\p{Script=Devanagari}/u.test(first) ? 'hi' : 'en',
    },
    // Razorpay does not ask a bank whose it is: there is no name to answer to.
    answer: isUnpayable ? null : check.answer,
    accountSavedHoursAgo: planAccount(index),
    signedUpAt: new Date(now.getTime() - random.between(300, 420) * DAY_MS),
    isInactive: index === count - 1,
  }
}

/** False if payouts wait for the host, or for a time. */
const canBePaid = ({ details, answer, accountSavedHoursAgo, isInactive }: PlannedHost): boolean =>
  !isInactive &&
  (accountSavedHoursAgo === undefined
    ? details.upi_id !== null && !/^invalid|_/.test(details.upi_id) && answer !== 'no'
    : accountSavedHoursAgo > 24)

/** In turn, over the ended events of hosts who can be paid; all that ended long ago is processed in the end. */
const STAGES: readonly [PayoutStage, ...PayoutStage[]] = [
  ...(['processed', 'due', 'failed', 'processing', 'reversed', 'sent'] as const),
  ...(['unknown', 'listed', 'refused', 'paid-by-hand', 'listed', 'rejected'] as const),
  ...(['locked', 'due', 'returned-by-hand', 'listed', 'cancelled', 'limited'] as const),
  ...(['after-failures', 'too-large', 'due', 'processed', 'unknown', 'listed'] as const),
]

/** How many days ago the event was: a payout under way is of this week. */
const DAYS_AGO: Record<PayoutStage, [number, number]> = {
  waiting: [3, 40],
  due: [2, 2],
  failed: [3, 3],
  sent: [3, 4],
  processing: [3, 4],
  processed: [14, 220],
  reversed: [20, 120],
  unknown: [5, 6],
  refused: [3, 4],
  rejected: [3, 4],
  cancelled: [5, 8],
  'after-failures': [5, 6],
  'too-large': [3, 4],
  limited: [3, 4],
  listed: [3, 4],
  locked: [3, 4],
  'paid-by-hand': [5, 40],
  'returned-by-hand': [5, 7],
}

/** Each host has two events that have ended and one that is open. */
function planBoxes(random: Random, hosts: readonly PlannedHost[], now: Date): PlannedBox[] {
  let ended = 0
  const stageOf = (host: PlannedHost): PayoutStage =>
    canBePaid(host) ? (STAGES[ended++ % STAGES.length] ?? STAGES[0]) : 'waiting'
  return hosts.flatMap((host, index) => {
    const box = (payout: PayoutStage | undefined, fromNow: number, createdBefore: number): PlannedBox => ({
      id: Array.from({ length: 22 }, () => ALPHABET.charAt(random.below(ALPHABET.length))).join(''),
      host: index,
      ...planEvent(random, todayInIndia(new Date(now.getTime() + fromNow * DAY_MS))),
      createdAt: new Date(now.getTime() + (Math.min(fromNow, 0) - createdBefore) * DAY_MS),
      payout,
    })
    const past = [stageOf(host), stageOf(host)].map((stage) =>
      box(stage, -random.between(...DAYS_AGO[stage]), random.between(10, 60)),
    )
    // Every third is today's.
    return [...past, box(undefined, index % 3 === 0 ? 0 : random.between(1, 90), random.between(2, 25))]
  })
}

function planEvent(random: Random, marriage_date: string): Pick<PlannedBox, 'eventType' | 'details'> {
  const script = planScript(random)
  const groom = planPerson(random, script, names.MEN)
  const bride = planPerson(random, script, names.WOMEN)
  const common = { location: random.pick(names.PLACES), marriage_date, message: random.pick(names.MESSAGES) }
  if (random.chance(0.25)) {
    const name = random.pick(names.OCCASIONS[script])(groom.last)
    return { eventType: 'other', details: { ...common, name, groom_name: '', bride_name: '' } }
  }
  const couple = { groom_name: `${groom.first} ${groom.last}`, bride_name: `${bride.first} ${bride.last}` }
  const name = names.MARRIAGE[script](groom.first, bride.first)
  return { eventType: 'marriage', details: { ...common, ...couple, name } }
}

/** Each rare course once among the first hundred, then one in 25 has one. */
const courseOf = (random: Random, index: number): Course =>
  COURSES[(index - 3) / 7] ?? (index >= 100 && random.chance(0.04) ? random.pick(COURSES) : 'paid')

function planGift(
  random: Random,
  { box, course, now }: { box: PlannedBox; course: Course; now: Date },
): PlannedGift {
  const { first, last } = planPerson(random)
  const guest = { name: `${first} ${last}`, phone: planPhone(random), address: planAddress(random) }
  const isLate = course === 'paid-late' && box.payout !== undefined
  const paidAt = isLate
    ? new Date(endsAt(box.details.marriage_date).getTime() + HOUR_MS)
    : paidAtOf(random, box, now)
  const rupees = random.pick(isSmall(box) ? names.SMALL_AMOUNTS : names.AMOUNTS)
  return { box, course, guest, rupees, paidAt }
}

/** Most of it on the evening of the event; before now in any case. */
function paidAtOf(random: Random, { createdAt, details }: PlannedBox, now: Date): Date {
  const first = createdAt.getTime() + HOUR_MS
  const end = endsAt(details.marriage_date).getTime()
  const last = Math.min(end, now.getTime()) - 30 * MINUTE_MS
  const evening = end - random.between(6, 14) * HOUR_MS
  if (random.chance(0.75) && evening > first && evening < last)
    return new Date(evening + random.below(60) * MINUTE_MS)
  return new Date(first + Math.floor(((last - first) * random.between(0, 1000)) / 1000))
}
