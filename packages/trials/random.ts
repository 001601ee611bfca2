// Seeded random choices: the same seed makes the same ones.
import { createHash } from 'node:crypto'
import { type Random, seededRandom } from '../server/src/seeded-random.ts'

/** Each purpose has a generator of its own, named by `seed`, so that none depends on the order of the others' calls. */
export const randomFrom = (seed: string): Random =>
  seededRandom(createHash('sha256').update(seed).digest().readInt32LE())
