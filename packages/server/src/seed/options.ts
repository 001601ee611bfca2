// Parses the options of `npm run seed`, as typed after `--`; refuses to seed in production, beside real hosts, and twice.
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../settings.ts'

/** No mail reaches it (RFC 2606), and it shows that no person signed up. */
export const SEED_DOMAIN = 'seed.test'

const USAGE = `npm run seed -- [--hosts 20] [--contributions 2000]
  --hosts           5 to 1,000; each has two past events and one that is open
  --contributions   100 to 100,000; on top of them come orders that nobody paid`

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const options = z.object({ hosts: count(5, 1_000), contributions: count(100, 100_000) })

export type SeedOptions = z.infer<typeof options>

/** Throws Error with the usage. */
export function readOptions(words: string[]): SeedOptions {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        hosts: { type: 'string', default: '20' },
        contributions: { type: 'string', default: '2000' },
      },
    })
    return options.parse(values)
  } catch {
    throw new Error(USAGE)
  }
}

/** Throws Error with a sentence. */
export function refuseProduction({ production }: Pick<Settings, 'production'>): void {
  if (production) throw new Error('This is production (NODE_ENV): no data is made up where money is real.')
}

/** Hosts of the sandbox, of seeds and of no box have addresses that end in `.test`. Throws Error with a sentence. */
export async function refuseDatabase(db: Kysely<Database>): Promise<void> {
  const hosts = db.selectFrom('hosts').select('email')
  const real = await hosts.where('email', 'not like', '%.test').executeTakeFirst()
  const seeded = await hosts.where('email', 'like', `%@${SEED_DOMAIN}`).executeTakeFirst()
  if (real || seeded)
    throw new Error(
      `This database has ${real ? 'hosts that no seed made' : 'the hosts of a seed'}. Point DATABASE_URL or DATA_DIR at another one.`,
    )
}
