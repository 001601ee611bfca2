// How a host is called in an administrator's lists.
import { sql } from 'kysely'

/** Of `hosts h`. */
export const hostName = sql<string>`h.first_name || ' ' || h.last_name`
