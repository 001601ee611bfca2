// The states of payouts that have not come to their end, for SQL. The index `payouts_open` has the same list.
import { sql } from 'kysely'

export const OPEN_PAYOUT_STATES = sql.raw(`('waiting', 'due', 'sent', 'processing')`)
