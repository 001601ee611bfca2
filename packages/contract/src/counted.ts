// Writes a count with its noun.
import { formatCount } from './money.ts'

/** `1 gift`, `1,234 gifts`, `5 मेहमान`: most nouns of Hindi are the same for one and for many, and give `many`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
