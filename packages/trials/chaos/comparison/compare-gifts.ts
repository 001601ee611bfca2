// Compares the provider's payments with our books, the host's pages and the guests' answers.
import { rupeesToPaise } from '@lifafa/contract/money'
import type { Totals } from '../environment/host.ts'
import type { ProviderPayment } from '../environment/provider.ts'
import type { Memory } from '../guests/guest.ts'
import { type Books, type Check, describeAll, sum } from './books.ts'

export interface Facts {
  /** The provider's own books. */
  payments: readonly ProviderPayment[]
  books: Books
  memories: readonly Memory[]
  boxes: readonly string[]
  /** The figures that the host is shown. */
  totals: Totals
}

/** Captured orders; of two payments of one order, one is refunded. */
export const countGifts = (payments: readonly ProviderPayment[]): number =>
  new Set(payments.filter(({ captured }) => captured).map(({ order_id }) => order_id)).size

type Index = ReturnType<typeof indexFacts>

function indexFacts({ payments, books, memories }: Facts) {
  const captured = payments.filter((payment) => payment.captured)
  const ordersPaid = Map.groupBy(captured, ({ order_id }) => order_id)
  const contributions = Map.groupBy(books.contributions, ({ payment_id }) => payment_id)
  const refunds = Map.groupBy(books.refunds, ({ payment_id }) => payment_id)
  return {
    captured,
    ordersPaid,
    contributions,
    guestOf: new Map(memories.flatMap((memory) => [...memory.orders].map((order) => [order, memory]))),
    timesBooked: ({ id }: ProviderPayment) =>
      (contributions.get(id)?.length ?? 0) + (refunds.get(id)?.length ?? 0),
    guestsWhoPaid: memories.filter(({ orders }) => [...orders].some((order) => ordersPaid.has(order))),
  }
}

export function compareGifts(facts: Facts): Check[] {
  const { books, memories } = facts
  const index = indexFacts(facts)
  const { captured, ordersPaid, timesBooked, guestsWhoPaid } = index
  const capturedIds = new Set(captured.map(({ id }) => id))
  return [
    {
      guarantee: 'no captured payment is missing',
      violations: captured.filter((payment) => timesBooked(payment) === 0).map(({ id }) => id),
    },
    {
      guarantee: 'no captured payment is counted twice, nor two of one order',
      violations: [
        ...captured.filter((payment) => timesBooked(payment) > 1).map(({ id }) => id),
        ...[...Map.groupBy(books.contributions, ({ payment_order_id }) => payment_order_id)]
          .filter(([, same]) => same.length > 1)
          .map(([order, same]) => `${same.map(({ payment_id }) => payment_id).join(', ')} of order ${order}`),
      ],
    },
    {
      guarantee: 'no contribution and no refund without a captured payment',
      violations: [...books.contributions, ...books.refunds]
        .map(({ payment_id }) => payment_id)
        .filter((id) => !capturedIds.has(id)),
    },
    {
      guarantee: 'of each order that was paid, the provider keeps one payment',
      violations: [...ordersPaid]
        .filter(([, same]) => same.filter(({ status }) => status === 'captured').length !== 1)
        .map(([order, same]) => `${order}: ${same.map(({ id, status }) => `${id} ${status}`).join(', ')}`),
    },
    {
      guarantee: 'each contribution has its payment’s amount, its guest’s name and its box',
      violations: captured.flatMap((payment) => wrongContribution(facts, index, payment)),
    },
    {
      guarantee: 'what the host is shown is the sum of what was given',
      violations: wrongTotals(facts, index),
    },
    {
      guarantee: 'the ledger has what was captured, kept by the provider, owed and earned',
      violations: wrongLedger(facts, index),
    },
    {
      guarantee: 'the server’s own self-check finds nothing',
      violations: describeAll(books.inconsistencies),
    },
    {
      guarantee: 'no guest was told of failure whose payment was captured',
      violations: guestsWhoPaid.flatMap(({ plan, wrongFailures }) =>
        wrongFailures.map((sentence) => `${plan.name}: “${sentence}”`),
      ),
    },
    {
      guarantee: 'no guest was thanked whose payment was not captured',
      violations: memories
        .filter((one) => one.thanked && !guestsWhoPaid.includes(one))
        .map(({ plan }) => plan.name),
    },
    {
      guarantee: 'no guest got two orders for one contribution, or a server error that is our mistake',
      violations: memories.flatMap(({ plan, orders, mistakes }) => [
        ...(orders.size > 1 ? [`${plan.name}: ${[...orders].join(', ')}`] : []),
        ...mistakes.map((mistake) => `${plan.name}: ${mistake}`),
      ]),
    },
  ]
}

/** The payment's contribution, where its amount, guest or box is wrong. */
function wrongContribution(
  { boxes }: Facts,
  { guestOf, contributions }: Index,
  payment: ProviderPayment,
): string[] {
  const guest = guestOf.get(payment.order_id)
  const [contribution] = contributions.get(payment.id) ?? []
  if (!guest) return [`${payment.id}: nobody was given its order ${payment.order_id}`]
  if (!contribution) return []
  const isRight =
    contribution.amount_paise + contribution.fee_paise === payment.amount &&
    contribution.amount_paise === rupeesToPaise(guest.plan.rupees) &&
    contribution.event_box_id === boxes[guest.plan.box] &&
    contribution.guest_name === guest.plan.name &&
    !contribution.is_flagged
  return isRight ? [] : [`${payment.id} of ${guest.plan.name}: ${JSON.stringify(contribution)}`]
}

function wrongTotals({ boxes, totals }: Facts, { guestsWhoPaid }: Index): string[] {
  const ofBoxes = boxes.flatMap((box, index) => {
    const givers = guestsWhoPaid.filter(({ plan }) => plan.box === index)
    const rupees = sum(givers.map(({ plan }) => plan.rupees))
    const shown = totals.boxes.get(box)
    const isRight = shown?.rupees === rupees && shown.guests === givers.length
    return isRight ? [] : [`box ${box}: ${JSON.stringify(shown)} for ₹${rupees} of ${givers.length}`]
  })
  const rupees = sum(guestsWhoPaid.map(({ plan }) => plan.rupees))
  const isRight = totals.rupees === rupees && totals.guests === guestsWhoPaid.length
  return [...ofBoxes, ...(isRight ? [] : [`dashboard: ₹${totals.rupees} for ₹${rupees}`])]
}

/** The ledger's sums, where they are not those of the payments. */
function wrongLedger({ books }: Facts, { captured, ordersPaid }: Index): string[] {
  const received = sum([...ordersPaid.values()].map(([payment]) => payment?.amount ?? 0))
  const owed = sum(books.contributions.map(({ amount_paise }) => amount_paise))
  const kept = sum(captured.map(({ fee }) => fee ?? 0))
  const expected = {
    gateway_receivable: sum(captured.map(({ amount, amount_refunded }) => amount - amount_refunded)) - kept,
    gateway_charges_and_gst: kept,
    owed_to_hosts: -owed,
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
