// Refuses to seed in production, beside real hosts, and twice from one seed.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../settings.ts'
import type { SeedOptions } from './options.ts'
import { SEED_DOMAIN } from './plan/plan-hosts.ts'

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
