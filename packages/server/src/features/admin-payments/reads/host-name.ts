// How a host is called in an administrator's lists.
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin-payments'
import { sql } from 'kysely'

/** Of `hosts h`; of those who are deleted nobody keeps the name. */
export const hostName = sql<string>`case when h.deleted_at is null then h.first_name || ' ' || h.last_name
  else ${adminPaymentsSentences.deletedUser} end`
