// Compares the provider's payouts with the contributions to each box, and with our payouts.
import type { Kysely } from 'kysely'
import { findInconsistencies, type Inconsistency } from '../../../server/src/db/self-check/self-check.ts'
import type { Database, Row } from '../../../server/src/db/tables.ts'
import type { Provider, ProviderPayout } from '../environment/provider.ts'
import { type Check, describeAll, sum } from './books.ts'

/** Paise by box. */
export type Owed = ReadonlyMap<string, number>

type OurPayout = Pick<Row<'payouts'>, 'event_box_id' | 'amount_paise' | 'state' | 'hold'>
type OurAttempt = Pick<Row<'payout_attempts'>, 'id' | 'amount_paise' | 'state' | 'reference'>

export interface Paid {
  payouts: readonly ProviderPayout[]
  ourPayouts: readonly OurPayout[]
  ourAttempts: readonly OurAttempt[]
  inconsistencies: readonly Inconsistency[]
}

const LEAST_PAISE = 100

/** True if the host has the money, or will get it. */
const isLive = ({ status }: ProviderPayout): boolean => status !== 'failed' && status !== 'reversed'
const isProcessed = ({ status }: ProviderPayout): boolean => status === 'processed'
const paiseOf = (payouts: readonly ProviderPayout[]): number => sum(payouts.map(({ amount }) => amount))

export async function readPaid(db: Kysely<Database>, provider: Provider): Promise<Paid> {
  const ourPayouts = await db
    .selectFrom('payouts')
    .select(['event_box_id', 'amount_paise', 'state', 'hold'])
    .execute()
  const ourAttempts = await db
    .selectFrom('payout_attempts')
    .select(['id', 'amount_paise', 'state', 'reference'])
    .execute()
  const payouts = await provider.listPayouts()
  return { payouts, ourPayouts, ourAttempts, inconsistencies: await findInconsistencies(db) }
}

const payoutsOf = (box: string, payouts: readonly ProviderPayout[]): ProviderPayout[] =>
  payouts.filter(({ notes }) => notes.event_box === box)

/** The amount by which payouts differ from contributions; too much counts like too little. */
export const unpaidPaise = (payouts: readonly ProviderPayout[], owed: Owed): number =>
  sum([...owed].map(([box, paise]) => Math.abs(paise - paiseOf(payoutsOf(box, payouts).filter(isProcessed)))))

const STATES_OF: Readonly<Record<string, readonly string[]>> = {
  ...{ queued: ['submitted'], processing: ['submitted'], processed: ['paid'] },
  ...{ reversed: ['returned', 'failed'], failed: ['failed'] },
}

/** Payouts that our books do not have as the provider has them. */
export function findDifferences({ payouts, ourAttempts }: Pick<Paid, 'payouts' | 'ourAttempts'>): string[] {
  const known = new Map(ourAttempts.map((attempt) => [attempt.id, attempt]))
  return payouts.flatMap(({ id, reference_id, status, amount, utr }) => {
    const ours = known.get(reference_id)
    const isRight =
      STATES_OF[status]?.includes(ours?.state ?? '') &&
      ours?.amount_paise === amount &&
      ours.reference === utr
    return isRight ? [] : [`${id} is ${status} ${amount} ${utr}, our books say ${JSON.stringify(ours)}`]
  })
}

export function comparePayouts(paid: Paid, owed: Owed): Check[] {
  const { payouts, ourPayouts, inconsistencies } = paid
  return [
    {
      guarantee: 'no payout is paid twice, and no host is sent more than was given',
      violations: [
        ...[...Map.groupBy(payouts, ({ reference_id }) => reference_id)]
          .filter(([, same]) => same.length > 1)
          .map(([ours, same]) => `${ours}: ${same.map(({ id, status }) => `${id} ${status}`).join(', ')}`),
        ...[...owed].flatMap(([box, paise]) => {
          const sent = paiseOf(payoutsOf(box, payouts).filter(isLive))
          return sent > paise ? [`box ${box}: ${sent} paise were sent, ${paise} were given`] : []
        }),
      ],
    },
    {
      guarantee: 'every host is paid in the end, or waits for a reason that has a name',
      violations: [...owed].flatMap(([box, paise]) => {
        const ours = ourPayouts.filter(({ event_box_id }) => event_box_id === box)
        const waiting = ours.filter(({ state, hold }) => state !== 'cancelled' && hold !== null)
        const left = paise - paiseOf(payoutsOf(box, payouts).filter(isProcessed))
        return left - sum(waiting.map(({ amount_paise }) => amount_paise)) < LEAST_PAISE
          ? []
          : [`box ${box}: ${left} paise: ${JSON.stringify(ours)}`]
      }),
    },
    {
      guarantee: 'each payout is in our books as the provider has it',
      violations: findDifferences(paid),
    },
    {
      guarantee: 'after the payouts, the server’s own self-check finds nothing',
      violations: describeAll(inconsistencies),
    },
  ]
}
