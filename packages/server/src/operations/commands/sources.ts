// Where answers to an operator come from: our database, and the provider.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { ProviderAccess } from '../../settings.ts'

export type Sources = {
  db: Kysely<Database>
  /** The provider is asked by calls of the operator's own: what they run into keeps no guest from paying. */
  access: ProviderAccess
  isSandbox: boolean
  now: Date
}
