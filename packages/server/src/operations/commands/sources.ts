// Defines what answers to an operator are read from: our database, and the provider.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { ProviderAccess } from '../../settings.ts'

export type Sources = {
  db: Kysely<Database>
  /** Calls the provider through a client of its own: the operator's failed calls do not open the guests' circuit breaker. */
  access: ProviderAccess
  isSandbox: boolean
  /** Bank holidays besides weekends, `YYYY-MM-DD`. */
  holidays: readonly string[]
  now: Date
}
