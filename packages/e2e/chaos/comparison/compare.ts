// Compares the provider's payments with our books, the host's pages and the guests' answers.

import { FORGED } from '../faults/forged-calls.ts'
import type { Check } from './check.ts'
import { type Facts, groupBy, indexFacts } from './facts.ts'
import { wrongContribution, wrongLedger, wrongTotals } from './wrong-amounts.ts'

export function compare(facts: Facts): Check[] {
  const { books, memories } = facts
  const index = indexFacts(facts)
  const { captured, capturedIds, ordersPaid, movedIds, timesBooked, guestsWhoPaid } = index

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
      guarantee: 'no guest got two orders for one contribution, or a server error that is our mistake',
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
      guarantee: 'forged calls left no payment and no event',
      violations: [...books.payments.map(({ id }) => id), ...books.eventIds].filter((id) =>
        id.includes(FORGED),
      ),
    },
  ]
}
