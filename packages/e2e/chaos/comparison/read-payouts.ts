// Reads the provider's payouts and ours, and counts what is unpaid.
import type { Kysely } from 'kysely'
import { findInconsistencies, type Inconsistency } from '../../../server/src/db/self-check/self-check.ts'
import type { Database, Row } from '../../../server/src/db/tables.ts'
import { payoutId } from '../../../server/src/features/payouts/create/payout-id.ts'
import type { Provider } from '../environment/provider.ts'
import type { ProviderPayout } from '../environment/provider-books.ts'

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
  /** Days without faults that it took. */
  days: number
}

/** No run opens more payouts for a box. */
const MAX_PAYOUTS = 1_000

/** True where the host has the money, or will get it. */
export const isLive = ({ status }: ProviderPayout): boolean => status !== 'failed' && status !== 'reversed'
export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

export const countLive = (payouts: readonly ProviderPayout[]): number => payouts.filter(isLive).length

export async function readPaid(db: Kysely<Database>, provider: Provider) {
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
    /** True where our books have all payouts with the provider's status. */
    isUpToDate: findDifferences(payouts, ourPayouts).length === 0,
  }
}

export const payoutsOf = (box: string, payouts: readonly ProviderPayout[]): ProviderPayout[] => {
  const ours = new Set(Array.from({ length: MAX_PAYOUTS }, (_, index) => payoutId(box, index + 1)))
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

export function findDifferences(
  payouts: readonly ProviderPayout[],
  ourPayouts: readonly OurPayout[],
): string[] {
  const known = new Map(ourPayouts.map((ourPayout) => [ourPayout.id, ourPayout]))
  return payouts.flatMap(({ id, reference_id, status, amount, utr }) => {
    const ours = known.get(reference_id)
    const isRight = ours?.state === status && ours.amount_paise === amount && (ours.utr ?? null) === utr
    return isRight ? [] : [`${id} is ${status} ${amount} ${utr}, our books say ${JSON.stringify(ours)}`]
  })
}
