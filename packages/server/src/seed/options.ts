// Parses the options of `npm run seed`, as typed after `--`.
import { parseArgs } from 'node:util'
import * as z from 'zod'

const USAGE = `npm run seed -- [--hosts 20] [--contributions 2000] [--seed 1] [--beside-real-hosts]
  --hosts               5 to 1,000; each has two past events and one that is open
  --contributions       100 to 100,000; on top of them come orders that nobody paid
  --seed                another number makes other people, events and amounts, beside the first
  --beside-real-hosts   also where the database has hosts that no seed made`

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const options = z.object({
  hosts: count(5, 1_000),
  contributions: count(100, 100_000),
  seed: count(1, 999_999),
  besideRealHosts: z.boolean(),
})

export type SeedOptions = z.infer<typeof options>

/** Throws Error with the usage. */
export function readOptions(words: string[]): SeedOptions {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        hosts: { type: 'string', default: '20' },
        contributions: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        'beside-real-hosts': { type: 'boolean', default: false },
      },
    })
    return options.parse({ ...values, besideRealHosts: values['beside-real-hosts'] })
  } catch {
    throw new Error(USAGE)
  }
}
