// Stores the API's objects, by id and by parent.

import type { StatementSync } from 'node:sqlite'
import type { Contact } from '../entities/contact.ts'
import type { Dispute } from '../entities/dispute.ts'
import type { FundAccount } from '../entities/fund-account.ts'
import type { LinkedAccount } from '../entities/linked-account.ts'
import type { Order } from '../entities/order.ts'
import type { Payment } from '../entities/payment.ts'
import type { Payout } from '../entities/payout.ts'
import type { Refund } from '../entities/refund.ts'
import type { Settlement } from '../entities/settlement.ts'
import type { Reversal, Transfer } from '../entities/transfer.ts'
import type { Validation } from '../entities/validation.ts'
import type { Database } from './database.ts'

type Kinds = {
  order: Order
  payment: Payment
  refund: Refund
  dispute: Dispute
  contact: Contact
  fund_account: FundAccount
  payout: Payout
  settlement: Settlement
  linked_account: LinkedAccount
  transfer: Transfer
  reversal: Reversal
  'fund_account.validation': Validation
}
export type Kind = keyof Kinds
export type EntityOf<K extends Kind> = Kinds[K]

/** Each given field must be equal; times are unix seconds, both ends included. */
export type EntityFilter = {
  status?: string | undefined
  order_id?: string | undefined
  payment_id?: string | undefined
  receipt?: string | undefined
  reference_id?: string | undefined
  source?: string | undefined
  transfer_id?: string | undefined
  from?: number | undefined
  to?: number | undefined
  count?: number | undefined
  skip?: number | undefined
}

export type Entities = {
  find<K extends Kind>(kind: K, id: string): EntityOf<K> | undefined
  /** Newest first. */
  list<K extends Kind>(kind: K, filter: EntityFilter): EntityOf<K>[]
  /** Writes a new object, or the new state of one. */
  put(entity: EntityOf<Kind>): void
}

const EQUALITY_COLUMNS = [
  'status',
  'order_id',
  'payment_id',
  'receipt',
  'reference_id',
  'source',
  'transfer_id',
] as const

export function createEntities(database: Database): Entities {
  const one = database.prepare('select body from entities where id = ? and entity = ?')
  const upsert = database.prepare(
    'insert into entities (id, body) values (?, ?) on conflict (id) do update set body = excluded.body',
  )
  // Few shapes of filter are ever used: each is compiled once.
  const lists = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    const statement = lists.get(sql) ?? database.prepare(sql)
    lists.set(sql, statement)
    return statement
  }
  return {
    find(kind, id) {
      const row = one.get(id, kind)
      return row && JSON.parse(String(row.body))
    },
    list(kind, filter) {
      const conditions = ['entity = ?']
      const values: (string | number)[] = [kind]
      const where = (condition: string, value: string | number | undefined) => {
        if (value === undefined) return
        conditions.push(condition)
        values.push(value)
      }
      for (const column of EQUALITY_COLUMNS) where(`${column} = ?`, filter[column])
      where('created_at >= ?', filter.from)
      where('created_at <= ?', filter.to)
      return prepared(
        `select body from entities where ${conditions.join(' and ')} order by sequence desc limit ? offset ?`,
      )
        .all(...values, filter.count ?? -1, filter.skip ?? 0)
        .map((row) => JSON.parse(String(row.body)))
    },
    put(entity) {
      upsert.run(entity.id, JSON.stringify(entity))
    },
  }
}
