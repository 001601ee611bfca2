// Makes Citus run a function of a box on the server of the box, in one round trip (decision 53).
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Its parameter `p_event_box_id` says where. */
const IN_A_BOX = ['record_contribution']
/** Called by those, on whichever server. */
const ON_EVERY_SERVER = ['store_payment', 'enter_gateway_fee']

/** `table`: one that is spread by box. Repeated after a migration that replaces one of the functions; otherwise that changes nothing. */
export async function spreadFunctions<DB>(trx: Kysely<DB>, table: string): Promise<void> {
  for (const signature of await signaturesOf(trx, ON_EVERY_SERVER)) {
    await keepNoPlans(signature).execute(trx)
    await sql`select create_distributed_function(${signature}::regprocedure)`.execute(trx)
  }
  for (const signature of await signaturesOf(trx, IN_A_BOX)) {
    await keepNoPlans(signature).execute(trx)
    await sql`
      select create_distributed_function(${signature}::regprocedure, 'p_event_box_id', colocate_with => ${table})`.execute(
      trx,
    )
  }
}

/**
 * On a worker, Citus 13.2 keeps one more plan of each statement of a function for each run, and frees none until
 * the connection ends: 0.36 MB for each contribution. A plan for one run is freed with it, and takes no longer.
 */
const keepNoPlans = (signature: string): RawBuilder<unknown> =>
  sql`alter function ${sql.raw(signature)} set plan_cache_mode = force_custom_plan`

async function signaturesOf<DB>(trx: Kysely<DB>, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any(${names})`.execute(trx)
  return rows.map(({ signature }) => signature)
}
