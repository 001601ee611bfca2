// Random choices that a seed repeats: the same seed gives the same choices in the same order.

export type Random = {
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** True once in `n` times. */
  oneIn(n: number): boolean
  /** So many characters of an alphabet of digits and letters. */
  id(length: number): string
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Mulberry32: one word of state, good enough for names and amounts, and for nothing secret. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    oneIn: (n) => integer(1, n) === 1,
    id: (length) => Array.from({ length }, () => ALPHABET.charAt(integer(0, ALPHABET.length - 1))).join(''),
  }
}
