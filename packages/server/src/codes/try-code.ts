// Checks a code that a user typed. Each try is counted before it is checked, so that a hundred simultaneous tries count as a hundred.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'
import { Failure } from '../http/failure.ts'
import { codeHash, isSameHash } from './make-code.ts'
import type { CodeFor } from './request-code.ts'

type Deps = { db: Kysely<Database>; pepper: Uint8Array; now: Date }

/** Mailed, and neither expired, used, nor tried too often. */
function alive({ purpose, email }: CodeFor, now: Date): Expression<SqlBool> {
  const row = expressionBuilder<Database, 'codes'>()
  return row.and([
    row('purpose', '=', purpose),
    row('email', '=', email),
    row('used_at', 'is', null),
    row('expires_at', '>', now),
    row('tries', '<', CODE_TRIES),
  ])
}

/** Whether a mailed code can still be typed. */
export async function isCodeAlive(db: Kysely<Database>, code: CodeFor, now: Date): Promise<boolean> {
  const found = await db.selectFrom('codes').select('email').where(alive(code, now)).executeTakeFirst()
  return found !== undefined
}

/** A code that was right when it was checked; `useCode` spends it. */
export type RightCode = CodeFor & { hash: string }

/**
 * Throws Failure `wrongCode`; `expiredCode` when there is none, it is older than ten minutes, was used, or was tried five
 * times. Outside of transactions, because a try counts even if later steps fail.
 */
export async function tryCode(
  { db, pepper, now }: Deps,
  typed: CodeFor & { code: string },
): Promise<RightCode> {
  const { purpose, email, code } = typed
  const counted = await db
    .updateTable('codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where(alive(typed, now))
    .returning('code_hash')
    .executeTakeFirst()
  if (!counted?.code_hash) throw new Failure('expiredCode')
  const hash = codeHash(pepper, purpose, email, code)
  if (!isSameHash(hash, counted.code_hash)) throw new Failure('wrongCode')
  return { purpose, email, hash }
}

/** Spends a code in the transaction of the action it permits. Throws Failure `expiredCode` when another call spent it first. */
export async function useCode(trx: Transaction<Database>, code: RightCode, now: Date): Promise<void> {
  const used = await trx
    .updateTable('codes')
    .set({ used_at: now })
    .where('purpose', '=', code.purpose)
    .where('email', '=', code.email)
    .where('code_hash', '=', code.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new Failure('expiredCode')
}
