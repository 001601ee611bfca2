// Selects a host's name for administrators' lists, and the id by which the host's page is found.
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { sql } from 'kysely'

/** Expects `hosts h`; deleted hosts have no name. */
export const hostName = sql<string>`case when h.deleted_at is null then h.first_name || ' ' || h.last_name
  else ${adminPaymentsSentences.deletedUser} end`

/** Expects `hosts h`; deleted hosts have no page. */
export const hostPageId = sql`case when h.deleted_at is null then h.id end as "hostPageId"`
