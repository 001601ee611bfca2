// Reads all records of what an id belongs to: an order, or a payout.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import type { Subject } from '../find-subject.ts'
import { readOrder } from './read-order.ts'
import { readPayout } from './read-payout.ts'
import type { Records } from './records.ts'

export async function readRecords(trx: Transaction<Database>, subject: Subject): Promise<Records> {
  const records =
    'orderId' in subject ? await readOrder(trx, subject.orderId) : await readPayout(trx, subject.payoutId)
  return { ...records, host: records.box && (await findHostOf(trx, records.box.host_id)) }
}

async function findHostOf(trx: Transaction<Database>, id: string): Promise<Records['host']> {
  const host = await trx
    .selectFrom('hosts')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return host && { id: host.id, name: `${host.first_name} ${host.last_name}` }
}
