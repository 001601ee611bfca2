// Puts rows into the provider's lists that are another product's, or that our code cannot parse; at times more than a page of them.

import type { World as StandIn } from '@lifafa/razorpay-stand-in/in-process'
import { PER_PAGE } from '../../../provider/pages.ts'
import type { Random } from '../../../seeded-random.ts'
import type { World } from '../world.ts'
import { PAYOUT_ACCOUNT } from './bank.ts'

const HAS_SOME = 0.4
const HAS_FLOODS = 0.3
const A_FEW = 4
const MOST_FLOODS = 6
/** While guests open orders. */
const EVENING_MS = 6 * 60_000
const DAYS_MS = 4 * 24 * 60 * 60_000

type Fields = Record<string, unknown>

/** A readable row of another product, and what makes it unreadable. */
const LISTS: Readonly<
  Record<'order' | 'refund' | 'payout', { whole: Fields; unreadable: readonly [Fields, ...Fields[]] }>
> = {
  order: {
    whole: { amount: 10_400, currency: 'INR', receipt: 'invoice', status: 'paid', notes: [] },
    unreadable: [{ status: 'part_paid' }, { amount: undefined }, { receipt: undefined }],
  },
  refund: {
    whole: { payment_id: 'pay_ofAnother00000', amount: 10_400, status: 'processed', receipt: null },
    unreadable: [{ status: 'on_hold' }, { payment_id: null }, { amount: undefined }],
  },
  payout: {
    whole: {
      ...{ account_number: PAYOUT_ACCOUNT, amount: 10_000, status: 'processed' },
      ...{ reference_id: 'salary', notes: [] },
    },
    unreadable: [{ status: 'on_hold' }, { amount: '10000' }, { reference_id: 7 }],
  },
}

/** Drawn beforehand, and not from the run's own draws: what else a seed decides stays the same. Returns the ids put so far. */
export function putOddRows(world: World, standIn: StandIn): Set<string> {
  const ids = new Set<string>()
  const put = (entity: string, id: string, fields: Fields) => {
    ids.add(id)
    const created_at = Math.floor(world.now().getTime() / 1000)
    standIn.entities.put({ ...fields, id, entity, created_at } as never)
  }
  for (const kind of ['order', 'refund', 'payout'] as const) {
    const { whole, unreadable } = LISTS[kind]
    const random = world.randomOf(`odd rows of ${kind}`)
    if (!random.chance(HAS_SOME)) continue
    // More than a page in one second: what is older is on the next page.
    const isFlood = random.chance(HAS_FLOODS)
    for (const afterMs of someTimes(random, isFlood ? MOST_FLOODS : A_FEW)) {
      const rows = Array.from({ length: isFlood ? PER_PAGE + random.below(PER_PAGE) : 1 }, () => ({
        ...whole,
        ...(random.chance(0.3) ? {} : random.pick(unreadable)),
      }))
      world.start(async () => {
        await world.sleep(afterMs, `odd rows of ${kind}`)
        for (const [n, row] of rows.entries()) put(kind, `${kind}_${afterMs}odd${n}`, row)
      })
    }
  }
  return ids
}

/** In the evening, or in the days of payouts. */
const someTimes = (random: Random, most: number): number[] =>
  Array.from({ length: 1 + random.below(most) }, () =>
    random.below(random.chance(0.4) ? EVENING_MS : DAYS_MS),
  )
