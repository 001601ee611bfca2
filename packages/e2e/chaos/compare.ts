// Compares the provider's payments with our books, the host's pages and the guests' answers.
import { rupeesToPaise } from '@lifafa/contract/money'
import type { Books } from './books.ts'
import { FORGED } from './fault-injector.ts'
import type { Memory } from './guest-calls.ts'
import type { ProviderPayment } from './provider.ts'
import type { Totals } from './totals.ts'

export interface Facts {
  /** The provider's own books. */
  payments: readonly ProviderPayment[]
  books: Books
  memories: readonly Memory[]
  boxes: readonly string[]
  /** What the host is shown. */
  totals: Totals
}

export interface Check {
  /** The guarantee. */
  guarantee: string
  /** Each violation, by name; empty where the guarantee holds. */
  violations: string[]
}

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> =>
  Map.groupBy(items, keyOf)
const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0)

export function compare({ payments, books, memories, boxes, totals }: Facts): Check[] {
  const captured = payments.filter((payment) => payment.captured)
  const capturedIds = new Set(captured.map(({ id }) => id))
  const ordersPaid = groupBy(captured, ({ order_id }) => order_id)
  /** Returned by the bank before it was captured: the provider reports that like a refund. */
  const returned = payments.filter((payment) => !payment.captured && payment.status === 'refunded')
  const movedIds = new Set([...capturedIds, ...returned.map(({ id }) => id)])
  const contributions = groupBy(books.contributions, ({ payment_id }) => payment_id)
  const refunds = groupBy(books.refunds, ({ payment_id }) => payment_id)
  const guestOf = new Map(memories.flatMap((memory) => [...memory.orders].map((order) => [order, memory])))
  const timesBooked = ({ id }: ProviderPayment) =>
    (contributions.get(id)?.length ?? 0) + (refunds.get(id)?.length ?? 0)
  const guestsWhoPaid = memories.filter(({ orders }) => [...orders].some((order) => ordersPaid.has(order)))

  function wrongOf(payment: ProviderPayment): string[] {
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

  function wrongTotals(): string[] {
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

  function wrongLedger(): string[] {
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

  return [
    {
      guarantee: 'no captured payment is missing',
      violations: captured.filter((payment) => timesBooked(payment) === 0).map(({ id }) => id),
    },
    {
      guarantee: 'no captured payment is counted twice, nor two of one order',
      violations: [
        ...captured.filter((payment) => timesBooked(payment) > 1).map(({ id }) => id),
        ...[...groupBy(books.contributions, ({ payment_order_id }) => payment_order_id)]
          .filter(([, same]) => same.length > 1)
          .map(([order, same]) => `${same.map(({ payment_id }) => payment_id).join(', ')} of order ${order}`),
      ],
    },
    {
      guarantee: 'no contribution without a captured payment, no refund without money that moved',
      violations: [
        ...books.contributions.filter(({ payment_id }) => !capturedIds.has(payment_id)),
        ...books.refunds.filter(({ payment_id }) => !movedIds.has(payment_id)),
      ].map(({ payment_id }) => payment_id),
    },
    {
      guarantee: 'of each order that was paid, the provider keeps one payment',
      violations: [...ordersPaid]
        .filter(([, same]) => same.filter(({ status }) => status === 'captured').length !== 1)
        .map(([order, same]) => `${order}: ${same.map(({ id, status }) => `${id} ${status}`).join(', ')}`),
    },
    {
      guarantee: 'each contribution has its payment’s amount, its guest’s name and its box',
      violations: captured.flatMap(wrongOf),
    },
    { guarantee: 'what the host is shown is the sum of what was given', violations: wrongTotals() },
    {
      guarantee: 'the ledger has what was captured, kept by the provider, owed and earned',
      violations: wrongLedger(),
    },
    {
      guarantee: 'the server’s own self-check finds nothing',
      violations: books.inconsistencies.map(
        ({ check, rows }) => `${check}: ${JSON.stringify(rows.slice(0, 3))}`,
      ),
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
      guarantee: 'nobody was given two orders for one gift, or an answer that is our mistake',
      violations: memories.flatMap(({ plan, orders, mistakes }) => [
        ...(orders.size > 1 ? [`${plan.name}: ${[...orders].join(', ')}`] : []),
        ...mistakes.map((mistake) => `${plan.name}: ${mistake}`),
      ]),
    },
    {
      guarantee: 'no event, job, order or refund is left over',
      violations: books.leftToDo.map(({ what, count }) => `${count} ${what}`),
    },
    {
      guarantee: 'what strangers forged left nothing behind',
      violations: [...books.payments.map(({ id }) => id), ...books.eventIds].filter((id) =>
        id.includes(FORGED),
      ),
    },
  ]
}
