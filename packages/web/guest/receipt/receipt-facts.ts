// The lines of a receipt, the same on the page and on its picture.
import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import { coupleOf, recipientTitle } from '@lifafa/contract/guest-page/recipient'
import { formatPaise } from '@lifafa/contract/money'
import type { ReceiptProps, ReceiptState, WebBuild } from '@lifafa/contract/web-build'
import { sentencesIn } from './receipt-sentences.ts'

type Facts = Pick<ReceiptProps, 'language' | 'box' | 'receipt'>

export interface Fact {
  name: string
  text: string
  /** A guest's or host's own words, which may be in any script. */
  isWritten?: boolean
  /** Selected as a whole, to be copied. */
  isCode?: boolean
}

const STATES = {
  paid: 'paid',
  'partly-refunded': 'partlyRefunded',
  refunded: 'refunded',
  awaited: 'awaited',
} as const satisfies Record<ReceiptState, string>

export const stateOf = ({ language, receipt }: Facts): string => sentencesIn[language][STATES[receipt.state]]

/** Who receives the money, and when; or where it, or a part of it, has gone: then the hosts do not get the full gift. */
export function noteOf({ language, receipt }: Facts): string {
  const { whoReceives, wasRefunded, isAwaited } = sentencesIn[language]
  if (receipt.state === 'awaited') return isAwaited
  return receipt.state === 'paid' ? whoReceives : wasRefunded
}

/** The sum, then what went back. */
export function amountsOf({ language, receipt }: Facts): Fact[] {
  const { state, giftPaise, feePaise, refundedPaise } = receipt
  const { gift, fee, total, toPay, sentBack } = sentencesIn[language]
  return [
    { name: gift, text: formatPaise(giftPaise) },
    { name: fee, text: formatPaise(feePaise) },
    { name: state === 'awaited' ? toPay : total, text: formatPaise(giftPaise + feePaise) },
    ...(refundedPaise > 0 ? [{ name: sentBack, text: formatPaise(refundedPaise) }] : []),
  ]
}

export function detailsOf({ language, box, receipt }: Facts): Fact[] {
  const sentences = sentencesIn[language]
  const { paidAt, guestName, registeredName, bankReference, ourReference } = receipt
  const isNamed = box.name !== recipientTitle(box)
  return [
    ...(paidAt ? [{ name: sentences.paidAt, text: formatDayAndTime(paidAt, language) }] : []),
    ...(guestName ? [{ name: sentences.from, text: guestName, isWritten: true }] : []),
    ...(isNamed ? [{ name: sentences.forWhom, text: box.name, isWritten: true }] : []),
    { name: sentences.eventDay, text: formatDay(box.marriage_date, language) },
    ...(registeredName ? [{ name: sentences.goesTo, text: registeredName, isWritten: true }] : []),
    bankReference
      ? { name: sentences.bankReference, text: bankReference, isCode: true }
      : { name: sentences.bankReference, text: sentences.noBankReference },
    { name: sentences.ourReference, text: ourReference, isCode: true },
  ]
}

/** The picture, in words: the drawing process sets them. */
export const receiptPictureOf: WebBuild['receiptPictureOf'] = (props) => {
  const { language, box, receipt } = props
  const couple = coupleOf(box)
  return {
    names: couple ? [couple.groom, couple.bride] : [box.name],
    eventType: box.event_type,
    giftTo: sentencesIn[language].giftTo,
    amount: formatPaise(receipt.giftPaise),
    state: stateOf(props),
    isPaid: receipt.state === 'paid',
    facts: [...amountsOf(props), ...detailsOf(props)].map(({ name, text }) => ({ name, text })),
    note: noteOf(props),
  }
}
