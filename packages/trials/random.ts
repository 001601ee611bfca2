// Seeded random numbers: the same seed gives the same numbers.
import { createHash } from 'node:crypto'

export interface Random {
  /** From 0 to 1, 1 excluded. */
  next(): number
  /** A whole number from 0 to `limit`, `limit` excluded. */
  below(limit: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  /** One of the keys, with the probability of its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
}

/** Each purpose has a generator of its own, named by `seed`, so that none depends on the order of the others' calls (sfc32). */
export function randomFrom(seed: string): Random {
  const digest = createHash('sha256').update(seed).digest()
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at)) as [number, number, number, number]

  function bits(): number {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }

  const next = () => bits() / 2 ** 32
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[below(choices.length)] as never,
    weighted(weights) {
      const entries = Object.entries<number>(weights)
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) {
        left -= weight
        if (left < 0) return key as never
      }
      return entries.at(-1)?.[0] as never
    },
  }
}
