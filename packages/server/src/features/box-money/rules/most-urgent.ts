// Chooses which boxes a host is told of on the dashboard, where there is room for a few.
import { moneyState } from '@lifafa/contract/box-money/money-states'
import type { HostMoney, Money, MoneyAdjustment, MoneyPart } from '@lifafa/contract/endpoints/box-money'

type BoxMoney = Money & Omit<HostMoney['boxes'][number], 'parts'>

const MOST_BOXES = 5

/** Keeps the latest payout of a box. */
const toldOf = (parts: readonly MoneyPart[]): MoneyPart[] => {
  const open = parts.filter(({ state }) => state !== 'sent-on')
  return [...open, ...parts.filter(({ state }) => state === 'sent-on').slice(0, 1)]
}

/** An adjustment that was paid out is told on the box's own page. */
const isOpen = ({ payout }: MoneyAdjustment): boolean => !payout || payout.paid_at === null

/** `boxes`: the newest first, which decides between equals. */
export const mostUrgent = (boxes: readonly BoxMoney[]): HostMoney['boxes'] =>
  boxes
    .map(({ giftid, name, is_deleted, parts, adjustments }) => ({
      ...{ giftid, name, is_deleted, parts: toldOf(parts) },
      adjustments: adjustments.filter(isOpen),
    }))
    .filter(({ parts }) => parts.length > 0)
    .map((box) => ({
      box,
      rank: Math.min(...box.parts.map(({ state }) => moneyState.options.indexOf(state))),
    }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_BOXES)
    .map(({ box }) => box)
