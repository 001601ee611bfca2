// Stores which idempotency key created which object, so that a repeated request gets the same object.
import type { Database } from './database.ts'

export type AnsweredKeys = {
  find(scope: Scope, key: string): { request: string; entityId: string } | undefined
  /** Replaces what a key was answered before. */
  remember(scope: Scope, key: string, request: string, entityId: string): void
}

type Scope = 'refund' | 'contact' | 'fund_account' | 'payout' | 'account'

export function createAnsweredKeys(database: Database): AnsweredKeys {
  const select = database.prepare(
    'select request, entity_id as "entityId" from answered_keys where scope = ? and key = ?',
  )
  const insert = database.prepare(
    'insert or replace into answered_keys (scope, key, request, entity_id) values (?, ?, ?, ?)',
  )
  return {
    find(scope, key) {
      const row = select.get(scope, key)
      return row && { request: String(row.request), entityId: String(row.entityId) }
    },
    remember(scope, key, request, entityId) {
      insert.run(scope, key, request, entityId)
    },
  }
}
