// Checks a code that a user typed. Each try is counted before it is checked, so that a hundred simultaneous tries count as a hundred.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'
import { Failure } from '../http/failure.ts'
import type { AccountAtNetwork } from '../passwords/known-networks.ts'
import { codeHash, isSameHash } from './make-code.ts'
import { type CodeFor, endCodes } from './request-code.ts'

type Deps = { db: Kysely<Database>; pepper: Uint8Array; now: Date }

/** Mailed, and neither expired nor used. */
function alive({ purpose, email }: CodeFor, now: Date): Expression<SqlBool> {
  const row = expressionBuilder<Database, 'codes'>()
  return row.and([
    row('purpose', '=', purpose),
    row('email', '=', email),
    row('used_at', 'is', null),
    row('expires_at', '>', now),
  ])
}

/** Whether a mailed code can still be typed at the network that asked for it. */
export async function isCodeAlive(db: Kysely<Database>, code: CodeFor, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('codes')
    .select('email')
    .where(alive(code, now))
    .where('tries_at_network', '<', CODE_TRIES)
    .executeTakeFirst()
  return found !== undefined
}

/** A code that was right when it was checked; `useCode` spends it. */
export type RightCode = CodeFor & { id: string; hash: string }

/** `ticket`: of the answer to the request, where the caller has it. */
export type TypedCode = CodeFor & { code: string; ticket?: string | undefined }

/**
 * The ticket's holder, the network that asked, and all others have five tries each: nobody ends the code of
 * another. Without a ticket the newest code counts, of this network or else of any. Throws Failure `wrongCode`;
 * `expiredCode` when there is none, it is older than ten minutes, was used, or was tried five times. Runs outside
 * of transactions, because a try counts even if later steps fail.
 */
export async function tryCode(
  { db, pepper, now }: Deps,
  typed: TypedCode,
  caller: AccountAtNetwork,
): Promise<RightCode> {
  const { purpose, email, code } = typed
  const meant = await findMeant(db, typed, caller, now)
  if (!meant) throw new Failure('expiredCode')
  const counter = counterOf(meant, typed, caller)
  const counted = await db
    .updateTable('codes')
    .set((row) => ({ [counter]: row(counter, '+', 1) }))
    .where('id', '=', meant.id)
    .where(alive(typed, now))
    .where(counter, '<', CODE_TRIES)
    .returning('code_hash')
    .executeTakeFirst()
  if (!counted?.code_hash) throw new Failure('expiredCode')
  const hash = codeHash(pepper, purpose, email, code)
  if (!isSameHash(hash, counted.code_hash)) throw new Failure('wrongCode')
  return { purpose, email, id: meant.id, hash }
}

type Meant = { id: string; network: string }

const findMeant = (
  db: Kysely<Database>,
  typed: TypedCode,
  { key }: AccountAtNetwork,
  now: Date,
): Promise<Meant | undefined> =>
  db
    .selectFrom('codes')
    .select(['id', 'network'])
    .where(alive(typed, now))
    .orderBy(
      (row) => row('id', '=', typed.ticket ?? null),
      (order) => order.desc().nullsLast(),
    )
    .orderBy((row) => row('network', '=', key), 'desc')
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()

function counterOf({ id, network }: Meant, { ticket }: TypedCode, { key }: AccountAtNetwork) {
  if (id === ticket) return 'tries'
  return network === key ? 'tries_at_network' : 'tries_elsewhere'
}

/**
 * Spends a code in the transaction of the action it permits, and ends the others of the address: somebody who has seen one of them in the
 * mailbox must not undo the action with it. Throws Failure `expiredCode` when another call spent it first.
 */
export async function useCode(trx: Transaction<Database>, code: RightCode, now: Date): Promise<void> {
  const used = await trx
    .updateTable('codes')
    .set({ used_at: now })
    .where('id', '=', code.id)
    .where('code_hash', '=', code.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new Failure('expiredCode')
  await endCodes(trx, code, now)
}
