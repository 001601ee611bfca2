// Reads all records of what an id belongs to: an order, or a payout.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import type { Subject } from '../find-subject.ts'
import { readOrder } from './read-order.ts'
import { readPayout } from './read-payout.ts'
import type { Records } from './records.ts'

export const readRecords = (trx: Transaction<Database>, subject: Subject): Promise<Records> =>
  'orderId' in subject ? readOrder(trx, subject.orderId) : readPayout(trx, subject.payoutId)
