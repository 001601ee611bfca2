// Random choices that a seed repeats: the same seed gives the same choices in the same order. Nothing secret.

export type Random = {
  /** From 0 to `n`, exclusive. */
  below(n: number): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  /** `probability`: from 0 to 1. */
  chance(probability: number): boolean
  pick<const T>(from: readonly [T, ...T[]]): T
}

/** Mulberry32: 32 bits of state are enough for a hundred thousand different runs. */
export function seededRandom(seed: number): Random {
  // Otherwise neighbouring seeds would begin alike.
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(fraction() * n)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => fraction() < probability,
    pick: (from) => from[below(from.length)] ?? from[0],
  }
}
