// Sentences about where a box's money is: on the dashboard, the box, the guests' page, in emails and in statements.
import { endsWithUpiId, type MoneyReason, type MoneyState } from '../../box-money/money-states.ts'
import { formatDay, formatMoment, formatTime } from '../../dates.ts'
import type { MoneyAdjustment, MoneyPart } from '../../endpoints/box-money.ts'
import { PAYOUT_WORKING_DAYS } from '../../limits.ts'
import { formatPaise } from '../../money.ts'
import { bankAccountSentences } from './bank-account.ts'
import { dashboardSentences } from './dashboard.ts'
import { guestsSentences } from './guests.ts'

type Facts = Pick<MoneyPart, 'due_on' | 'at' | 'upi_id' | 'reference'>

/** A day stays on one line. */
const whole = (day: string): string => day.replaceAll(' ', '\u00a0')
const by = (day: string | null): string => (day === null ? '' : ` by ${whole(formatDay(day))}`)
const to = (upiId: string | null): string => (upiId === null ? '' : ` to ${upiId}`)
const on = (moment: string | null): string => (moment === null ? '' : ` on ${whole(formatMoment(moment))}`)
const from = (moment: string | null): string =>
  moment === null ? 'soon' : `on ${whole(formatMoment(moment))}, ${formatTime(moment)}`
const WITHIN = `within ${PAYOUT_WORKING_DAYS} working days`
/** The host's next step about a UPI ID, and its result. */
const SAVE_ANOTHER = 'Please save another UPI ID; we then send the money automatically.'

/** It cannot be moved to another account by itself. */
const heldFor = (upiId: string | null): string =>
  `Our payment provider holds it, and does not send it${to(upiId)}: no bank knows this UPI ID, or you said that it is not yours.`

/** The host waits for this, or we do this about it. */
const WHY: Readonly<Record<MoneyReason, (part: Facts) => string>> = {
  'event-not-over': ({ due_on }) => `It is sent on once the event is over, and reaches you${by(due_on)}.`,
  preparing: () => `It is being prepared, and reaches you ${WITHIN}.`,
  'to-send': ({ due_on }) => `It is about to be sent, and reaches you${by(due_on)}.`,
  'at-bank': ({ at, upi_id }) => `It was sent${to(upi_id)}${on(at)}. The bank has not confirmed it yet.`,
  'asked-back': () =>
    'A gift is being refunded, or a guest’s bank asks for it back. It stays with us until that is decided.',
  'too-little': () => 'Less than a rupee cannot be sent. It goes with the next gift.',
  inactive: () => 'Your account is not active. Please contact us.',
  'no-upi-id': () => 'Please save your UPI ID. We then send the money automatically.',
  'unpayable-upi-id': ({ upi_id }) => `The money cannot be sent${to(upi_id)}. ${SAVE_ANOTHER}`,
  'after-failures': ({ upi_id }) => `The money could not be sent${to(upi_id)} three times. ${SAVE_ANOTHER}`,
  'upi-id-not-found': ({ upi_id }) =>
    `No bank knows the UPI ID${upi_id === null ? '' : ` ${upi_id}`}. ${SAVE_ANOTHER}`,
  'upi-id-denied': ({ upi_id }) =>
    `You said that the account${upi_id === null ? '' : ` of ${upi_id}`} is not yours. ${SAVE_ANOTHER}`,
  'account-upi-id-wrong': ({ upi_id }) =>
    `${heldFor(upi_id)} Please correct your UPI ID, and then write to us, so that you get it.`,
  'earlier-upi-id-wrong': ({ upi_id }) => `${heldFor(upi_id)} Please write to us, so that you get it.`,
  retry: ({ at }) => `Your bank did not take it. We try again ${from(at)}.`,
  'upi-id-changed': ({ at }) => `Your UPI ID was changed. It is sent ${from(at)}.`,
  'provider-refused': () =>
    'Our payment provider did not take the order to send it. We look after it; there is nothing you need to do.',
  'upi-id-limit': ({ at }) =>
    `Your UPI ID has received what it may receive on a day. It is sent${on(at) || ' soon'}.`,
}

/** Where it goes to a bank account: `upi_id` names that. */
const OF_ACCOUNT: Partial<typeof WHY> = {
  'after-failures': ({ upi_id }) =>
    `We tried three times to pay${to(upi_id)}. Please save another account; we then pay you automatically.`,
  'upi-id-not-found': ({ upi_id }) =>
    `No bank knows ${upi_id}. Please correct it; we then pay you automatically.`,
  'upi-id-changed': ({ at }) => `You changed your bank account. We pay it ${from(at)}.`,
}

/** Says that money is late; the reason follows. */
const wasDue = ({ due_on }: Facts): string =>
  due_on === null ? '' : `It should have reached you${by(due_on)}. `

/** Late money: these promise no day that is over. */
const LATE: Partial<typeof WHY> = {
  'to-send': () => 'It was not sent yet. We look after it; there is nothing you need to do.',
}

export const moneySentences = {
  title: 'Your Money',
  states: {
    'action-needed': 'Action needed',
    'on-hold': 'Contact us',
    late: 'Late',
    waiting: 'Waiting',
    'at-provider': 'At the payment provider',
    'on-its-way': 'On its way',
    'sent-on': 'Sent on',
  } satisfies Record<MoneyState, string>,
  received: 'Received',
  owedBack: 'Sent beyond it',
  nothing: 'What your guests give is shown here, from the first gift until it has reached you.',
  cannotBePaid: (amount: string) => `${amount} can’t be paid`,
  fixUpiId: 'Fix your UPI ID',
  fixAccount: 'Fix your bank account',
  adjustments: 'Changes after a payout',
  byEvent: 'Paid and to be paid, by event',
  seeGift: 'See this gift',
  deletedBox: '(deleted)',
  statementAs: { pdf: 'Statement (PDF)', xlsx: 'Statement (Excel)' },
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
  const told = digits === undefined ? facts : { ...facts, upi_id: bankAccountSentences.yours(digits) }
  if (state === 'sent-on') {
    const reference =
      told.reference === null ? 'Its bank reference follows.' : `Bank reference: ${told.reference}`
    return `Sent${to(told.upi_id)}${on(told.at)}. ${reference}`
  }
  if (state === 'at-provider')
    return told.due_on === null
      ? `Our payment provider has it. It reaches you ${WITHIN}.`
      : `Our payment provider has it. It is sent on once the event is over, and reaches you${by(told.due_on)}.`
  const ofAccount = reason === null || digits === undefined ? undefined : OF_ACCOUNT[reason]
  const why = reason === null ? '' : (ofAccount ?? ((state === 'late' && LATE[reason]) || WHY[reason]))(told)
  return state === 'late' ? wasDue(told) + why : why
}

/** The link that ends the waiting: its label, and the section of the settings. Undefined where the host can do nothing. */
export function fixOf({
  reason,
  account_digits: digits,
}: Pick<MoneyPart, 'reason' | 'account_digits'>):
  | { label: string; section: 'upi-id' | 'bank-account' }
  | undefined {
  if (!endsWithUpiId(reason)) return undefined
  if (digits !== undefined) return { label: moneySentences.fixAccount, section: 'bank-account' }
  const label = reason === 'no-upi-id' ? dashboardSentences.upiAction : moneySentences.fixUpiId
  return { label, section: 'upi-id' }
}

const ADJUSTED: Readonly<Record<MoneyAdjustment['why'], string>> = {
  refund: 'it was refunded.',
  dispute: 'the guest disputed it with the bank.',
  correction: 'we corrected our books.',
}

/** The sentence about an adjustment: the gift, its day, when and why it went back, and the payout that it is taken from. */
export function adjustmentSentence({ why, at, paise, guest, given_at, payout }: MoneyAdjustment): string {
  const reason = ADJUSTED[why]
  const gift = `The gift of ${guest ?? guestsSentences.noName}${given_at === null ? '' : `, given${on(given_at)},`}`
  const told =
    why === 'correction'
      ? `After a payout to you,${on(at)}, ${reason}`
      : `${gift} went back${on(at)}, after a payout to you: ${reason}`
  return `${told} ${payoutOf(payout, paise)}`
}

function payoutOf(payout: MoneyAdjustment['payout'], paise: number): string {
  const isTaken = paise < 0
  if (payout === null)
    return `${formatPaise(Math.abs(paise))} ${isTaken ? 'will be taken from' : 'will be added to'} your next payout for this event.`
  const amount = formatPaise(payout.paise)
  return payout.paid_at === null
    ? `It is ${isTaken ? 'taken from' : 'in'} your payout of ${amount}, due${by(payout.due_on)}.`
    : `It was ${isTaken ? 'taken from' : 'in'} your payout of ${amount}, paid${on(payout.paid_at)}.`
}
