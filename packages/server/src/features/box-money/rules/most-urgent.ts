// Chooses which boxes a host is told of on the dashboard, where there is room for a few.

import { endsWithUpiId, moneyState } from '@lifafa/contract/box-money/money-states'
import type { HostMoney, Money, MoneyPart } from '@lifafa/contract/endpoints/box-money'

type BoxMoney = Money & Omit<HostMoney['boxes'][number], 'parts'>

const MOST_BOXES = 5

/** The smaller, the sooner: late, waiting for the host, then in the order of states. */
const rankOf = ({ state, reason }: MoneyPart): number =>
  state !== 'late' && endsWithUpiId(reason) ? 0.5 : moneyState.options.indexOf(state)

/** Of what was sent on, the latest of a box is told. */
const toldOf = (parts: readonly MoneyPart[]): MoneyPart[] => {
  const open = parts.filter(({ state }) => state !== 'sent-on')
  return [...open, ...parts.filter(({ state }) => state === 'sent-on').slice(0, 1)]
}

/** `boxes`: the newest first, which decides between equals. */
export const mostUrgent = (boxes: readonly BoxMoney[]): HostMoney['boxes'] =>
  boxes
    .map(({ giftid, name, is_deleted, parts }) => ({ giftid, name, is_deleted, parts: toldOf(parts) }))
    .filter(({ parts }) => parts.length > 0)
    .map((box) => ({ box, rank: Math.min(...box.parts.map(rankOf)) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_BOXES)
    .map(({ box }) => box)
