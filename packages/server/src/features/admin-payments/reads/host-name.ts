// Selects a host's name for administrators' lists.
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { sql } from 'kysely'

/** Expects `hosts h`; deleted hosts have no name. */
export const hostName = sql<string>`case when h.deleted_at is null then h.first_name || ' ' || h.last_name
  else ${adminPaymentsSentences.deletedUser} end`
