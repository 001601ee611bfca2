// The provider's lists: newest first, in pages, and behind by seconds (docs/razorpay.md §1.3, §2.1).
import type { World } from '../../world.ts'

/** Lists may omit younger rows. */
const LAG_S = 4

type Dated = { created_at: number }

export type Lists = {
  seconds(): number
  /** The rows of `all` that a list shows just now. */
  visible<T extends Dated>(all: readonly T[]): T[]
  /** `odd`: rows besides, which are never late. */
  page<T extends Dated, Odd extends Dated = never>(
    all: readonly T[],
    query: URLSearchParams,
    odd?: readonly Odd[],
  ): (T | Odd)[]
}

export function openLists(world: World): Lists {
  const seconds = () => Math.floor(world.now().getTime() / 1000)
  const visible = <T extends Dated>(all: readonly T[]): T[] =>
    all.filter(
      ({ created_at }) => !world.faults || seconds() - created_at > LAG_S || world.random.chance(0.5),
    )
  return {
    seconds,
    visible,
    page(all, query, odd = []) {
      const [from, to] = [Number(query.get('from') ?? 0), Number(query.get('to') ?? Number.POSITIVE_INFINITY)]
      const skip = Number(query.get('skip') ?? 0)
      const shown = [...visible(all), ...odd.filter(({ created_at }) => created_at <= seconds())]
      return shown
        .sort((one, other) => one.created_at - other.created_at)
        .filter(({ created_at }) => created_at >= from && created_at <= to)
        .reverse()
        .slice(skip, skip + Number(query.get('count') ?? 10))
    },
  }
}
