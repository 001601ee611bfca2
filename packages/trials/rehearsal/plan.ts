// The gifts of a wedding, known before it begins: who gives, how, and at which desk.
import type { EntryKind } from '@lifafa/contract/endpoints/register/entry'
import { AMOUNTS, LAST_NAMES, MEN, PLACES, WOMEN } from '../../server/src/seed/names.ts'

export type Size = {
  /** Gifts through the guest's page. */
  online: number
  /** Gifts that are written down, the same number at each desk: five of six in cash. */
  written: number
}

const DESKS = 3
/** The second desk's count lacks it. */
export const MISSING_RUPEES = 500
export const REASON = 'A note is missing'
export const HAND_OVER_TO = 'Mama'
const IN_KIND_EVERY = 6
/** At even places; gifts in kind stand at odd ones. */
const COUNT_LATER_EVERY = 8

export type OnlineGift = { name: string; phone: string; rupees: number }

/** `quantity`: rupees or grams; undefined of a thing and a blessing. `isLater`: the helper writes no amount before the count. */
export type WrittenGift = {
  kind: EntryKind
  quantity: number | undefined
  isLater: boolean
  name: string
  village: string
}

/** `desks`: the gifts at each desk, in their order. */
export type Plan = { online: readonly OnlineGift[]; desks: readonly (readonly WrittenGift[])[] }

const FIRST_NAMES = [...WOMEN.latin, ...MEN.latin]
const IN_KIND = [
  { kind: 'gold', quantity: 2.5 },
  { kind: 'thing', quantity: undefined },
  { kind: 'silver', quantity: 50 },
  { kind: 'blessing', quantity: undefined },
] as const

const pick = <T>(list: readonly T[], index: number): T => {
  const picked = list[index % list.length]
  if (picked === undefined) throw new Error('Nothing to pick from.')
  return picked
}

/** Another one for each index below 972. */
const nameOf = (index: number): string =>
  `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES.latin, index + Math.floor(index / FIRST_NAMES.length))}`

function writtenGift(index: number, before: number): WrittenGift {
  const person = { name: nameOf(before + index), village: pick(PLACES, index) }
  if (index % IN_KIND_EVERY === IN_KIND_EVERY - 1)
    return { ...person, ...pick(IN_KIND, Math.floor(index / IN_KIND_EVERY)), isLater: false }
  const isLater = index % COUNT_LATER_EVERY === 0
  return { ...person, kind: 'cash', quantity: pick(AMOUNTS, index), isLater }
}

export function planWedding({ online, written }: Size): Plan {
  const gifts = Array.from({ length: written }, (_, index) => writtenGift(index, online))
  const each = written / DESKS
  return {
    online: Array.from({ length: online }, (_, index) => ({
      name: nameOf(index),
      phone: String(9_810_000_000 + index),
      rupees: pick(AMOUNTS, index),
    })),
    desks: Array.from({ length: DESKS }, (_, desk) => gifts.slice(desk * each, (desk + 1) * each)),
  }
}

/** Three parts of a list, each after the other. */
export function inThirds<T>(list: readonly T[]): [T[], T[], T[]] {
  const third = Math.ceil(list.length / 3)
  return [list.slice(0, third), list.slice(third, 2 * third), list.slice(2 * third)]
}

export const cashRupees = (gifts: readonly WrittenGift[]): number =>
  gifts.reduce((sum, { kind, quantity }) => sum + (kind === 'cash' ? (quantity ?? 0) : 0), 0)
