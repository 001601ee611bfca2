// Decides which rows make up a page, how a search is run, and what prevents the deletion of a user.
import { formatPaise, rupeesToPaise } from '@lifafa/contract/money'

export type Window = {
  offset: number
  limit: number
  /** The list is read from its last row: `offset` counts from there, and the rows come in reverse. */
  isFromEnd: boolean
}

/** Rows of `page` (from 1) among `total`; the last page is as fast as the first. A page beyond the last has none. */
export function windowOf(total: number, page: number, pageSize: number): Window {
  const before = Math.min((page - 1) * pageSize, total)
  const limit = Math.min(pageSize, total - before)
  const after = total - before - limit
  return after < before
    ? { offset: after, limit, isFromEnd: true }
    : { offset: before, limit, isFromEnd: false }
}

/** At least one page, which may be empty. */
export const pagesOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

const GRAM = 3
/**
 * A few narrow the candidates down; each further one is one more list to intersect, as long as all hosts in the worst
 * case.
 */
const MAX_GRAMS = 4

/** Some of the trigrams of `folded`, which any match contains, too; none if it is shorter. */
export function gramsOf(folded: string): string[] {
  const characters = [...folded]
  const last = characters.length - GRAM
  if (last < 0) return []
  const starts = Array.from({ length: MAX_GRAMS }, (_, i) => Math.round((last * i) / (MAX_GRAMS - 1)))
  return [...new Set(starts)].map((start) => characters.slice(start, start + GRAM).join(''))
}

/** True if so many match that reading hosts in their order finds a page of them sooner than the index. */
export const isCommon = (found: number, hosts: number, { offset, limit }: Window): boolean =>
  found * found > hosts * (offset + limit)

export type OpenMatters = {
  /** Sum over the boxes for which we owe their host something. */
  owedPaise: number
  /** Sum over the boxes for which their host owes us something: it was paid out, and went back to the guest since. */
  owedBackPaise: number
  hasOpenPayout: boolean
  /** Money of a gift is with the provider for a host's linked account. */
  hasOpenTransfer: boolean
  /** The provider is still asked about an order, or an order has money without a contribution. */
  hasOpenOrder: boolean
  hasOpenRefund: boolean
  hasOpenDispute: boolean
}

/** Less cannot be paid out (a payout is at least one rupee), and is not asked back. */
export const LEAST_PAID_OUT = rupeesToPaise(1)

/** Reasons that keep host and guests from being erased; undefined: none. */
export type Obstacle = 'owed' | 'payout' | 'transfer' | 'order' | 'refund' | 'dispute'

export function obstacleOf(matters: OpenMatters): Obstacle | undefined {
  if (matters.owedPaise >= LEAST_PAID_OUT) return 'owed'
  if (matters.hasOpenPayout) return 'payout'
  if (matters.hasOpenTransfer) return 'transfer'
  if (matters.hasOpenRefund) return 'refund'
  if (matters.hasOpenDispute) return 'dispute'
  return matters.hasOpenOrder ? 'order' : undefined
}

/** The sentence that says why a host cannot be deleted yet, to an administrator or to the host; undefined if nothing prevents it. */
export function deletionObstacle(
  matters: OpenMatters,
  sentences: Record<Exclude<Obstacle, 'owed'>, string> & { owed: (amount: string) => string },
): string | undefined {
  const obstacle = obstacleOf(matters)
  if (obstacle === undefined) return undefined
  return obstacle === 'owed' ? sentences.owed(formatPaise(matters.owedPaise)) : sentences[obstacle]
}
