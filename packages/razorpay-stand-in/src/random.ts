// Random ids, bank references and fault decisions, repeatable with a seed.
import { createHash, randomBytes } from 'node:crypto'

export type Random = {
  /** `prefix_` and 14 letters or digits, as every id of Razorpay; without a prefix, the 14 characters alone. */
  id(prefix?: IdPrefix): string
  digits(length: number): string
  hex(length: number): string
  /** True with the given probability, from 0 to 1. */
  chance(probability: number): boolean
  /** A number from 0 up to, but not including, the given one. */
  below(limit: number): number
  /** From then on the same seed gives the same values. */
  reseed(seed: string): void
}

export type IdPrefix =
  | 'disp'
  | 'order'
  | 'pay'
  | 'rfnd'
  | 'cont'
  | 'fa'
  | 'fav'
  | 'pout'
  | 'setl'
  | 'adj'
  | 'doc'
  | 'acc'
  | 'trf'
  | 'rvrsl'

const ALPHANUMERICS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function createRandom(): Random {
  let seed: string | undefined
  let drawn = 0

  function bytes(length: number): Buffer {
    if (seed === undefined) return randomBytes(length)
    drawn += 1
    return createHash('shake256', { outputLength: length }).update(`${seed} ${drawn}`).digest()
  }

  function characters(alphabet: string, length: number): string {
    // The bias of the remainder is harmless here: these values only have to differ.
    return Array.from(bytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
  }

  const fraction = () => bytes(4).readUInt32BE() / 2 ** 32

  return {
    id: (prefix) => `${prefix ? `${prefix}_` : ''}${characters(ALPHANUMERICS, 14)}`,
    digits: (length) => characters('0123456789', length),
    hex: (length) => characters('0123456789ABCDEF', length),
    chance: (probability) => fraction() < probability,
    below: (limit) => Math.floor(fraction() * limit),
    reseed(next) {
      seed = next
      drawn = 0
    },
  }
}
