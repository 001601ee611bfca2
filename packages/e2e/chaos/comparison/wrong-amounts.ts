// Finds contributions, totals and ledger sums that differ from the provider's payments.
import { rupeesToPaise } from '@lifafa/contract/money'
import type { ProviderPayment } from '../environment/provider-books.ts'
import type { Facts, Index } from './facts.ts'

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** The payment's contribution, where its amount, guest or box is wrong. */
export function wrongContribution(
  { boxes }: Facts,
  { guestOf, contributions }: Index,
  payment: ProviderPayment,
): string[] {
  const guest = guestOf.get(payment.order_id)
  const [contribution] = contributions.get(payment.id) ?? []
  if (!contribution || !guest)
    return guest ? [] : [`${payment.id}: nobody was given its order ${payment.order_id}`]
  const isRight =
    contribution.amount_paise + contribution.fee_paise === payment.amount &&
    contribution.amount_paise === rupeesToPaise(guest.plan.rupees) &&
    contribution.event_box_id === boxes[guest.plan.box] &&
    contribution.guest_name === guest.plan.name &&
    !contribution.is_flagged
  return isRight ? [] : [`${payment.id} of ${guest.plan.name}: ${JSON.stringify(contribution)}`]
}

/** What the host is shown, where it is not the sum of what was given. */
export function wrongTotals({ boxes, totals }: Facts, { guestsWhoPaid }: Index): string[] {
  const shown = boxes.map((box, index) => {
    const givers = guestsWhoPaid.filter(({ plan }) => plan.box === index)
    const rupees = sum(givers.map(({ plan }) => plan.rupees))
    const shown = totals.boxes.get(box)
    const isRight = shown?.rupees === rupees && shown.guests === givers.length
    return isRight
      ? []
      : [`box ${box}: ₹${shown?.rupees} of ${shown?.guests} for ₹${rupees} of ${givers.length}`]
  })
  const ofBoxes = sum([...totals.boxes.values()].map(({ rupees }) => rupees))
  const isRight = totals.rupees === ofBoxes && totals.guests === guestsWhoPaid.length
  return [...shown.flat(), ...(isRight ? [] : [`dashboard: ₹${totals.rupees} for ₹${ofBoxes}`])]
}

/** The ledger, where it is not what was captured, kept by the provider, owed and earned. */
export function wrongLedger({ books, transfers }: Facts, { captured, ordersPaid }: Index): string[] {
  const received = sum([...ordersPaid.values()].map(([payment]) => payment?.amount ?? 0))
  const owed = sum(books.contributions.map(({ amount_paise }) => amount_paise))
  const kept = sum(captured.map(({ fee }) => fee ?? 0))
  const transferred = sum(transfers.map(({ amount, amount_reversed }) => amount - amount_reversed))
  const fees = sum(transfers.map((transfer) => transfer.fees))
  const expected = {
    gateway_receivable:
      sum(captured.map(({ amount, amount_refunded }) => amount - amount_refunded)) -
      kept -
      transferred -
      fees,
    gateway_charges_and_gst: kept + fees,
    owed_to_hosts: transferred - owed,
    platform_fee: owed - received,
    suspense: 0,
  }
  const { gateway_receivable, gateway_charges, input_gst, owed_to_hosts, platform_fee, suspense } =
    books.ledger
  const entered = {
    gateway_receivable,
    gateway_charges_and_gst: gateway_charges + input_gst,
    ...{ owed_to_hosts, platform_fee, suspense },
  }
  const [right, found] = [JSON.stringify(expected), JSON.stringify(entered)]
  return right === found ? [] : [`the ledger should have ${right}, and has ${found}`]
}
