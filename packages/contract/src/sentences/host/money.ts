// Sentences about where a box's money is: on the dashboard, the box, the guests' page, in emails and in statements.

import type { MoneyReason, MoneyState } from '../../box-money/money-states.ts'
import { formatDay, formatMoment, formatTime } from '../../dates.ts'
import type { MoneyPart } from '../../endpoints/box-money.ts'
import { PAYOUT_WORKING_DAYS } from '../../limits.ts'

type Facts = Pick<MoneyPart, 'due_on' | 'at' | 'upi_id' | 'reference'>

/** A day stays on one line. */
const whole = (day: string): string => day.replaceAll(' ', '\u00a0')
const by = (day: string | null): string => (day === null ? '' : ` by ${whole(formatDay(day))}`)
const to = (upiId: string | null): string => (upiId === null ? '' : ` to ${upiId}`)
const on = (moment: string | null): string => (moment === null ? '' : ` on ${whole(formatMoment(moment))}`)
const from = (moment: string | null): string =>
  moment === null ? 'soon' : `on ${whole(formatMoment(moment))}, ${formatTime(moment)}`
const WITHIN = `within ${PAYOUT_WORKING_DAYS} working days`
/** What the host does about a UPI ID, and what follows. */
const SAVE_ANOTHER = 'Please save another UPI ID; we then send the money automatically.'

/** What the host is waiting for, or what we do about it. */
const WHY: Readonly<Record<MoneyReason, (part: Facts) => string>> = {
  'event-not-over': ({ due_on }) => `It is sent on once the event is over, and reaches you${by(due_on)}.`,
  preparing: () => `It is being prepared, and reaches you ${WITHIN}.`,
  'to-send': ({ due_on }) => `It is about to be sent, and reaches you${by(due_on)}.`,
  'at-bank': ({ at, upi_id }) => `It was sent${to(upi_id)}${on(at)}. The bank has not confirmed it yet.`,
  'too-little': () => 'Less than a rupee cannot be sent. It goes with the next gift.',
  inactive: () => 'Your account is not active. Please write to us.',
  'no-upi-id': () => 'Please save your UPI ID. We then send the money automatically.',
  'unpayable-upi-id': ({ upi_id }) => `The money cannot be sent${to(upi_id)}. ${SAVE_ANOTHER}`,
  'after-failures': ({ upi_id }) => `The money could not be sent${to(upi_id)} three times. ${SAVE_ANOTHER}`,
  'upi-id-not-found': ({ upi_id }) =>
    `No bank knows the UPI ID${upi_id === null ? '' : ` ${upi_id}`}. ${SAVE_ANOTHER}`,
  'upi-id-denied': ({ upi_id }) =>
    `You said that the account${upi_id === null ? '' : ` of ${upi_id}`} is not yours. ${SAVE_ANOTHER}`,
  retry: ({ at }) => `Your bank did not take it. We try again ${from(at)}.`,
  'upi-id-changed': ({ at }) => `Your UPI ID was changed. It is sent ${from(at)}.`,
  'provider-refused': () =>
    'Our payment provider did not take the order to send it. We look after it; there is nothing you need to do.',
  'in-bank-file': () =>
    'Our bank may be paying it already. We wait for its answer, so that it is not sent twice.',
  'not-settled': () => 'Our payment provider has not sent it to our bank yet.',
  'upi-id-limit': ({ at }) =>
    `Your UPI ID has received what it may receive on a day. It is sent${on(at) || ' soon'}.`,
}

/** Of what is late, before the reason. */
const wasDue = ({ due_on }: Facts): string =>
  due_on === null ? '' : `It should have reached you${by(due_on)}. `

/** Where it is late, a day that is over is not promised again. */
const LATE: Partial<typeof WHY> = {
  'to-send': () => 'It was not sent yet. We look after it; there is nothing you need to do.',
}

export const moneySentences = {
  title: 'Your Money',
  states: {
    late: 'Late',
    waiting: 'Waiting',
    'at-provider': 'At the payment provider',
    'on-its-way': 'On its way',
    'sent-on': 'Sent on',
  } satisfies Record<MoneyState, string>,
  received: 'Received',
  owedBack: 'Sent beyond it',
  owedBackWhy: 'A gift went back to its guest after it had been sent to you. Later gifts make up for it.',
  nothing: 'What your guests give is shown here, from the first gift until it has reached you.',
  changeUpiId: 'Change your UPI ID',
  deletedBox: '(deleted)',
  statementAs: { pdf: 'Statement (PDF)', xlsx: 'Statement (Excel)' },
  statementDownloaded: 'Statement downloaded successfully!',
  statementFailed: 'Failed to download the statement. Please try again.',
} as const

/** The sentence about one sum. */
export function moneySentence({ state, reason, ...told }: Omit<MoneyPart, 'paise'>): string {
  if (state === 'sent-on') {
    const reference =
      told.reference === null ? 'Its bank reference follows.' : `Bank reference: ${told.reference}`
    return `Sent${to(told.upi_id)}${on(told.at)}. ${reference}`
  }
  if (state === 'at-provider')
    return told.due_on === null
      ? `Our payment provider has it. It reaches you ${WITHIN}.`
      : `Our payment provider has it. It is sent on once the event is over, and reaches you${by(told.due_on)}.`
  const why = reason === null ? '' : ((state === 'late' && LATE[reason]) || WHY[reason])(told)
  return state === 'late' ? wasDue(told) + why : why
}
