// Parses the options of `npm run seed`, as typed after `--`; refuses to seed in production, beside real hosts, and twice from one seed.
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../settings.ts'

/** No mail reaches it (RFC 2606), and it shows that no person signed up. */
export const SEED_DOMAIN = 'seed.test'

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

/** Throws Error with a sentence. */
export function refuseProduction({ production }: Pick<Settings, 'production'>): void {
  if (production) throw new Error('This is production (NODE_ENV): no data is made up where money is real.')
}

/** Hosts of the sandbox, of seeds and of no box have addresses that end in `.test`. Throws Error with a sentence. */
export async function refuseDatabase(
  db: Kysely<Database>,
  { seed, besideRealHosts }: Pick<SeedOptions, 'seed' | 'besideRealHosts'>,
): Promise<void> {
  const hosts = db.selectFrom('hosts').select('email')
  const same = await hosts.where('email', '=', `host-${seed}-1@${SEED_DOMAIN}`).executeTakeFirst()
  if (same) throw new Error(`This database has the data of --seed ${seed} already: take another number.`)
  const real = await hosts.where('email', 'not like', '%.test').executeTakeFirst()
  if (real && !besideRealHosts)
    throw new Error(
      'This database has hosts that no seed made. Point DATABASE_URL or DATA_DIR at another one; or add --beside-real-hosts, if nobody needs its books.',
    )
}
