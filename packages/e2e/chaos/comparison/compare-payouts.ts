// Compares the provider's payouts with the contributions to each box, and with our payouts.
import type { Check } from './check.ts'
import { findDifferences, isLive, type Owed, type Paid, payoutsOf, sum } from './read-payouts.ts'

const LEAST_PAISE = 100

export function comparePayouts({ payouts, ourPayouts, inconsistencies }: Paid, owed: Owed): Check[] {
  const ofPayouts = Map.groupBy(payouts, ({ reference_id }) => reference_id)
  return [
    {
      guarantee: 'no payout is paid twice, and no host is sent more than was given',
      violations: [
        ...[...ofPayouts]
          .filter(([, same]) => same.length > 1)
          .map(
            ([ourPayout, same]) =>
              `${ourPayout}: ${same.map(({ id, status }) => `${id} ${status}`).join(', ')}`,
          ),
        ...[...owed].flatMap(([box, paise]) => {
          const sent = sum(
            payoutsOf(box, payouts)
              .filter(isLive)
              .map(({ amount }) => amount),
          )
          return sent > paise ? [`box ${box}: ${sent} paise were sent, ${paise} were given`] : []
        }),
      ],
    },
    {
      guarantee: 'every host is paid in the end, or waits for a reason that has a name',
      violations: [...owed].flatMap(([box, paise]) => {
        const there = payoutsOf(box, payouts).filter(({ status }) => status === 'processed')
        const left = paise - sum(there.map(({ amount }) => amount))
        const waiting = ourPayouts.filter(({ event_box_id, hold }) => event_box_id === box && hold !== null)
        return left - sum(waiting.map(({ amount_paise }) => amount_paise)) < LEAST_PAISE
          ? []
          : [
              `box ${box}: ${left} paise: ${JSON.stringify(ourPayouts.filter((one) => one.event_box_id === box))}`,
            ]
      }),
    },
    {
      guarantee: 'each payout is in our books as the provider has it',
      violations: findDifferences(payouts, ourPayouts),
    },
    {
      guarantee: 'after the payouts, the server’s own self-check finds nothing',
      violations: inconsistencies.map(({ check, rows }) => `${check}: ${JSON.stringify(rows.slice(0, 3))}`),
    },
  ]
}
