// Writes the letter to a guest's bank: the facts of the gift, and what an administrator explains.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatDay, formatMoment, formatTime } from '@lifafa/contract/dates'
import { CURRENCY, formatForeign, formatPaise, splitCharge } from '@lifafa/contract/money'
import type { EvidenceLetter } from '@lifafa/contract/web-build'
import type { Paise } from '../../../db/tables.ts'
import { printable } from '../../payouts/rules/printable.ts'
import type { DisputedGift } from './read-disputed-gift.ts'

type Fact = EvidenceLetter['facts'][number]

/** In English, which the banks of all of India read; names and the explanation as they were typed. */
export function evidenceLetter(gift: DisputedGift, explanation: string, now: Date): EvidenceLetter {
  const { dispute, payment } = gift
  const claimed = amountOf(dispute.amountPaise, payment.currency)
  return {
    title: `Evidence in dispute ${dispute.id}`,
    subject: `${PRODUCT_NAME} contests that ${claimed} of payment ${payment.id} should go back.`,
    facts: factsOf(gift).map(({ name, text }) => ({ name, text: printable(text) })),
    explanation: { title: 'Explanation', text: printable(explanation) },
    foot: `${PRODUCT_NAME}, ${formatMoment(now.toISOString())}`,
  }
}

function factsOf({ payment, order, box }: DisputedGift): Fact[] {
  const paidAt = payment.paidAt.toISOString()
  const fact = (name: string, text: string | false | null | undefined): Fact[] =>
    text ? [{ name, text }] : []
  return [
    ...fact(
      'Paid for',
      box
        ? `A gift to the event “${box.name}” of ${formatDay(box.day)}, event box ${box.id}`
        : 'A gift; no event was named',
    ),
    ...fact(
      'Paid',
      `${amountOf(payment.amountPaise, payment.currency)} on ${formatMoment(paidAt)} at ${formatTime(paidAt)} in India` +
        (payment.method ? `, by ${payment.method}` : ''),
    ),
    ...fact('Of it', box && payment.currency === CURRENCY && partsOf(payment.amountPaise)),
    ...fact(
      'Given back before',
      payment.refundedPaise > 0 && amountOf(payment.refundedPaise, payment.currency),
    ),
    ...fact('Guest, as typed', [order.guestName, order.guestPhone].filter(Boolean).join(', ') || 'not known'),
    ...fact('Order', [order.id, order.providerId].filter(Boolean).join(', ')),
    ...fact('Payment', payment.id),
    ...fact('Bank’s reference', payment.bankReference),
  ]
}

function partsOf(paise: Paise): string {
  const { contributionPaise, feePaise } = splitCharge(paise)
  return `${formatPaise(contributionPaise)} for the host of the event, ${formatPaise(feePaise)} fee`
}

const amountOf = (paise: Paise, currency: string): string =>
  currency === CURRENCY ? formatPaise(paise) : formatForeign(paise, currency)
