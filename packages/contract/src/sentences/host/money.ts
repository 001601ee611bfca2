// Sentences about where a box's money is: on the dashboard, the box, the guests' page, in emails and in statements.
import { endsWithUpiId, type MoneyReason, type MoneyState } from '../../box-money/money-states.ts'
import { formatDay, formatMoment, formatTime } from '../../dates.ts'
import type { MoneyAdjustment, MoneyPart } from '../../endpoints/box-money.ts'
import { PAYOUT_WORKING_DAYS } from '../../limits.ts'
import { formatPaise } from '../../money.ts'
import { yourBankAccount } from './dashboard.ts'

type Facts = Pick<MoneyPart, 'due_on' | 'at' | 'upi_id' | 'reference'>

/** A day stays on one line. */
const whole = (day: string): string => day.replaceAll(' ', '\u00a0')
const by = (day: string | null): string => (day === null ? '' : ` by ${whole(formatDay(day))}`)
const expected = (day: string | null): string => (day === null ? '' : ` Expect it${by(day)}.`)
const to = (upiId: string | null): string => (upiId === null ? '' : ` to ${upiId}`)
const dayOf = (moment: string): string => whole(formatMoment(moment))
const on = (moment: string | null): string => (moment === null ? '' : ` on ${dayOf(moment)}`)
const from = (moment: string | null): string =>
  moment === null ? 'soon' : `on ${dayOf(moment)}, ${formatTime(moment)}`
const WITHIN = `within ${PAYOUT_WORKING_DAYS} working days`
/** The host's next step about a UPI ID, and its result. */
const ADD_ANOTHER = 'Add a different UPI ID and we’ll pay you automatically.'

/** It cannot be moved to another account by itself. */
const heldFor = (upiId: string | null): string =>
  `Razorpay is holding this. We can’t pay${to(upiId)} because it doesn’t exist, or you told us it isn’t yours.`

/** The host waits for this, or we do this about it. */
const WHY: Readonly<Record<MoneyReason, (part: Facts) => string>> = {
  'event-not-over': ({ due_on }) => `We’ll pay this after the event.${expected(due_on)}`,
  preparing: () => `Your payout is being prepared. Expect it ${WITHIN}.`,
  'to-send': ({ due_on }) => `Your payout is ready.${expected(due_on)}`,
  'at-bank': ({ at, upi_id }) => `Sent${to(upi_id)}${on(at)}. Waiting for your bank to confirm.`,
  'asked-back': () =>
    'A gift is being refunded, or a guest’s bank has asked for it back. We’ll hold this until that is settled.',
  'too-little': () => 'Amounts under ₹1 can’t be paid out. We’ll add this to your next payout.',
  inactive: () => 'Your account is inactive, so payouts are on hold. Please contact us.',
  'no-upi-id': () => 'Add your UPI ID and we’ll pay you automatically.',
  'unpayable-upi-id': ({ upi_id }) => `We can’t pay${to(upi_id)}. ${ADD_ANOTHER}`,
  'after-failures': ({ upi_id }) =>
    `We tried${upi_id === null ? '' : ` ${upi_id}`} three times and it didn’t go through. ${ADD_ANOTHER}`,
  'upi-id-not-found': ({ upi_id }) =>
    `The UPI ID${upi_id === null ? '' : ` ${upi_id}`} doesn’t exist. ${ADD_ANOTHER}`,
  'upi-id-denied': ({ upi_id }) => `You told us ${upi_id ?? 'it'} isn’t your account. ${ADD_ANOTHER}`,
  'account-upi-id-wrong': ({ upi_id }) =>
    `${heldFor(upi_id)} Please correct your UPI ID, then contact us so we can pay you.`,
  'earlier-upi-id-wrong': ({ upi_id }) => `${heldFor(upi_id)} Please contact us so we can pay you.`,
  retry: ({ at }) => `Your bank couldn’t accept the payment. We’ll try again ${from(at)}.`,
  'upi-id-changed': ({ at }) =>
    `You changed your payout details, so we’re waiting one day to keep your money safe. We’ll pay ${from(at)}.`,
  rejected: () => 'We’ve stopped this payout. Please contact us.',
  'provider-refused': () => `Razorpay couldn’t process this payout. ${moneySentences.onIt}`,
  'unknown-outcome': () =>
    'This payout is with our bank. We’re waiting for its confirmation before doing anything more.',
  'upi-id-limit': ({ at }) =>
    `Your bank limits what a UPI ID can receive in a day. We’ll send the rest${on(at) || ' soon'}.`,
}

/** For money that goes to a bank account, which `upi_id` names. */
const OF_ACCOUNT: Partial<typeof WHY> = {
  'after-failures': ({ upi_id }) =>
    `We tried ${upi_id} three times and it didn’t go through. Add a different account and we’ll pay you automatically.`,
  'upi-id-not-found': ({ upi_id }) =>
    `The bank couldn’t find ${upi_id}. Correct it and we’ll pay you automatically.`,
}

/** Says that money is late; the reason follows. */
const wasDue = ({ due_on }: Facts): string =>
  due_on === null ? '' : `You should have received this${by(due_on)}. `

/** Late money: these promise no day that is over. */
const LATE: Partial<typeof WHY> = {
  'to-send': () => `It hasn’t gone out yet. ${moneySentences.onIt}`,
}

export const moneySentences = {
  title: 'Your Money',
  states: {
    'action-needed': 'Action needed',
    'on-hold': 'Contact us',
    late: 'Delayed',
    waiting: 'To be paid to you',
    'at-provider': 'With Razorpay',
    'on-its-way': 'On the way to your bank',
    'sent-on': 'Paid to you',
  } satisfies Record<MoneyState, string>,
  /** For money that waits for an administrator. */
  onIt: 'We’re on it; you don’t need to do anything.',
  received: 'Gifts received',
  owedBack: 'To be adjusted',
  nothing: 'Follow your gifts here, from the moment a guest pays until the money is in your bank.',
  cannotBePaid: (amount: string) => `${amount} can’t be paid`,
  cannotBePaidNow: (amount: string) => `${amount} can’t be paid.`,
  addUpiId: 'Add UPI ID',
  fixUpiId: 'Fix your UPI ID',
  fixAccount: 'Fix your bank account',
  adjustments: 'Adjustments after a payout',
  byEvent: 'Paid and due, by event',
  seeGift: 'View this gift',
  deletedBox: '(deleted)',
  statementAs: { pdf: 'Statement (PDF)', xlsx: 'Statement (Excel)' },
  statementInFileName: 'statement',
  statementDownloaded: 'Statement downloaded successfully!',
  statementFailed: 'Failed to download the statement. Please try again.',
} as const

/** The sentence about one sum. */
export function moneySentence({
  state,
  reason,
  account_digits: digits,
  ...facts
}: Omit<MoneyPart, 'paise'>): string {
  const told = digits === undefined ? facts : { ...facts, upi_id: yourBankAccount(digits) }
  if (state === 'sent-on') {
    const reference =
      told.reference === null ? 'Bank reference to follow.' : `Bank reference (UTR): ${told.reference}`
    return `Paid${to(told.upi_id)}${on(told.at)}. ${reference}`
  }
  if (state === 'at-provider')
    return told.due_on === null
      ? `Razorpay is holding this. Expect it ${WITHIN}.`
      : `Razorpay is holding this. We’ll pay it after the event; expect it${by(told.due_on)}.`
  const ofAccount = reason === null || digits === undefined ? undefined : OF_ACCOUNT[reason]
  const why = reason === null ? '' : (ofAccount ?? ((state === 'late' && LATE[reason]) || WHY[reason]))(told)
  return state === 'late' ? wasDue(told) + why : why
}

interface Fix {
  /** The name of its sentence among `moneySentences`. */
  label: 'addUpiId' | 'fixUpiId' | 'fixAccount'
  /** For the settings. */
  section: 'upi-id' | 'bank-account'
}

/** The link that ends the waiting. Undefined where the host can do nothing. */
export function fixOf({
  reason,
  account_digits: digits,
}: Pick<MoneyPart, 'reason' | 'account_digits'>): Fix | undefined {
  if (!endsWithUpiId(reason)) return undefined
  if (digits !== undefined) return { label: 'fixAccount', section: 'bank-account' }
  return { label: reason === 'no-upi-id' ? 'addUpiId' : 'fixUpiId', section: 'upi-id' }
}

type OfOneBox = Exclude<MoneyAdjustment['why'], 'set-off'>
const ADJUSTED: Readonly<Record<OfOneBox, (gift: string, when: string) => string>> = {
  refund: (gift, when) => `${gift} was refunded${when}, after we paid it to you.`,
  dispute: (gift, when) => `${gift} was disputed with the bank and returned${when}, after we paid it to you.`,
  correction: (_, when) => `We corrected our records${when}, after a payout to you.`,
}

const setOff = (box: string, when: string, paise: number): string =>
  paise < 0
    ? `We deducted this${when}, because you were paid more for “${box}” than is left of its gifts.`
    : `We deducted this${when} from your gifts for “${box}” instead.`

/** The sentence about an adjustment: the gift, its day, when and why it was returned, and the payout that it is deducted from. */
export function adjustmentSentence(adjustment: MoneyAdjustment): string {
  const { why, at, paise, guest, given_at, other_box, payout } = adjustment
  if (why === 'set-off') return setOff(other_box ?? '', on(at), paise)
  const gift = `${guest ?? 'A guest'}’s gift${given_at === null ? '' : ` of ${dayOf(given_at)}`}`
  return `${ADJUSTED[why](gift, on(at))} ${payoutOf(payout, paise)}`
}

function payoutOf(payout: MoneyAdjustment['payout'], paise: number): string {
  const [deduct, deducted, from] = paise < 0 ? ['deduct', 'deducted', 'from'] : ['add', 'added', 'to']
  if (payout === null) return `We’ll ${deduct} ${formatPaise(Math.abs(paise))} ${from} your next payout.`
  const amount = formatPaise(payout.paise)
  return payout.paid_at === null
    ? `We’ll ${deduct} it ${from} your payout of ${amount}, due${by(payout.due_on)}.`
    : `We ${deducted} it ${from} your payout of ${amount}, paid${on(payout.paid_at)}.`
}
