// Compares the provider's payouts with the contributions to each box, and with our payouts.
import type { Kysely } from 'kysely'
import { findInconsistencies, type Inconsistency } from '../../server/src/db/self-check.ts'
import type { Database, Row } from '../../server/src/db/tables.ts'
import { payoutId } from '../../server/src/features/payouts/create/payout-id.ts'
import type { Check } from './compare.ts'
import type { Provider, ProviderPayout } from './provider.ts'

/** Paise by box. */
export type Owed = ReadonlyMap<string, number>

type OurPayout = Pick<
  Row<'payouts'>,
  'id' | 'event_box_id' | 'number' | 'amount_paise' | 'state' | 'hold' | 'utr'
>

export interface Paid {
  payouts: readonly ProviderPayout[]
  ourPayouts: readonly OurPayout[]
  inconsistencies: readonly Inconsistency[]
  /** True where our books have all payouts with the provider's status. */
  isUpToDate: boolean
}

/** No run opens more payouts of a box. */
const MOST_PIECES = 1_000
const LEAST_PAISE = 100

/** True where the host has the money, or will get it. */
const isLive = ({ status }: ProviderPayout): boolean => status !== 'failed' && status !== 'reversed'
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

export const countLive = (payouts: readonly ProviderPayout[]): number => payouts.filter(isLive).length

export async function readPaid(db: Kysely<Database>, provider: Provider): Promise<Paid> {
  const ourPayouts = await db
    .selectFrom('payouts')
    .select(['id', 'event_box_id', 'number', 'amount_paise', 'state', 'hold', 'utr'])
    .execute()
  const payouts = await provider.listPayouts()
  const inconsistencies = await findInconsistencies(db)
  return {
    payouts,
    ourPayouts,
    inconsistencies,
    isUpToDate: findDifferences(payouts, ourPayouts).length === 0,
  }
}

const payoutsOf = (box: string, payouts: readonly ProviderPayout[]): ProviderPayout[] => {
  const ours = new Set(Array.from({ length: MOST_PIECES }, (_, index) => payoutId(box, index + 1)))
  return payouts.filter(({ reference_id }) => ours.has(reference_id))
}

/** The amount by which payouts differ from contributions; too much counts like too little. */
export const unpaidPaise = (payouts: readonly ProviderPayout[], owed: Owed): number =>
  sum(
    [...owed].map(([box, paise]) => {
      const there = payoutsOf(box, payouts).filter(({ status }) => status === 'processed')
      return Math.abs(paise - sum(there.map(({ amount }) => amount)))
    }),
  )

function findDifferences(payouts: readonly ProviderPayout[], ourPayouts: readonly OurPayout[]): string[] {
  const known = new Map(ourPayouts.map((ourPayout) => [ourPayout.id, ourPayout]))
  return payouts.flatMap(({ id, reference_id, status, amount, utr }) => {
    const ours = known.get(reference_id)
    const isRight = ours?.state === status && ours.amount_paise === amount && (ours.utr ?? null) === utr
    return isRight ? [] : [`${id} is ${status} ${amount} ${utr}, our books say ${JSON.stringify(ours)}`]
  })
}

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
