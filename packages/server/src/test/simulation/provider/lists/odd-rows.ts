// Rows of the provider's lists that are another product's, or that our code cannot parse; at times more than a page of them.
import { CURRENCY } from '@lifafa/contract/money'
import { PER_PAGE } from '../../../../provider/pages.ts'
import type { Random } from '../../random.ts'
import type { World } from '../../world.ts'

const HAS_SOME = 0.4
const HAS_FLOODS = 0.3
const A_FEW = 4
const MOST_FLOODS = 6
/** While guests open orders. */
const EVENING_S = 6 * 60
const DAYS_S = 4 * 24 * 60 * 60

type Fields = Record<string, unknown>
type OddRow = { created_at: number } & Fields
type ListName = 'orders' | 'refunds' | 'payouts'

/** A readable row of another product, and what makes it unreadable. */
const LISTS: Readonly<
  Record<ListName, { whole: (n: number) => Fields; unreadable: readonly [Fields, ...Fields[]] }>
> = {
  orders: {
    whole: (n) => ({
      id: `order_odd${n}`,
      amount: 10_400,
      currency: CURRENCY,
      receipt: `invoice ${n}`,
      status: 'paid',
      notes: [],
    }),
    unreadable: [{ status: 'part_paid' }, { amount: undefined }, { receipt: undefined }, { id: null }],
  },
  refunds: {
    whole: (n) => ({
      id: `rfnd_odd${n}`,
      payment_id: `pay_odd${n}`,
      amount: 10_400,
      status: 'processed',
    }),
    unreadable: [{ status: 'on_hold' }, { payment_id: null }, { amount: undefined }, { id: undefined }],
  },
  payouts: {
    whole: (n) => ({
      id: `pout_odd${n}`,
      amount: 10_000,
      status: 'processed',
      reference_id: `salary ${n}`,
      notes: [],
    }),
    unreadable: [{ status: 'on_hold' }, { amount: '10000' }, { id: undefined }, { reference_id: 7 }],
  },
}

export type OddRows = Readonly<Record<ListName, readonly OddRow[]>>

/** Drawn beforehand, and not from the run's own draws: what else a seed decides stays the same. */
export function openOddRows(world: World): OddRows {
  const begin = Math.floor(world.now().getTime() / 1000)
  const rowsOf = (name: ListName): OddRow[] => {
    const random = world.randomOf(`odd rows of ${name}`)
    if (!random.chance(HAS_SOME)) return []
    const times = random.chance(HAS_FLOODS) ? floods(random) : someTimes(random, A_FEW)
    return times.map((time, n) => ({
      ...LISTS[name].whole(n),
      ...(random.chance(0.3) ? {} : random.pick(LISTS[name].unreadable)),
      created_at: begin + time,
    }))
  }
  return { orders: rowsOf('orders'), refunds: rowsOf('refunds'), payouts: rowsOf('payouts') }
}

/** Each is more than a page in one second: what is older is on the next page. */
const floods = (random: Random): number[] =>
  someTimes(random, MOST_FLOODS).flatMap((time) =>
    Array.from({ length: PER_PAGE + random.below(PER_PAGE) }, () => time),
  )

/** In seconds of the run: in the evening, or in the days of payouts. */
const someTimes = (random: Random, most: number): number[] =>
  Array.from({ length: 1 + random.below(most) }, () => random.below(random.chance(0.4) ? EVENING_S : DAYS_S))
