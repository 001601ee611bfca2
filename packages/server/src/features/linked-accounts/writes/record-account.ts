// Records what the provider says of a linked account.
import type { LinkedAccountState } from '@lifafa/contract/linked-accounts/states'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { ProviderLinkedAccount } from '../../../provider/route.ts'
import { nextAccountCheck, stateOfAccount } from '../rules.ts'

/** Answers the state that it has then. */
export async function recordAccount(
  db: Kysely<Database>,
  { id, state: before }: Pick<Row<'linked_accounts'>, 'id' | 'state'>,
  reported: ProviderLinkedAccount,
  now: Date,
): Promise<LinkedAccountState> {
  const state = stateOfAccount(reported, before)
  await db
    .updateTable('linked_accounts')
    .set({ account_id: reported.id, state, refusal: null, check_at: nextAccountCheck(now), updated_at: now })
    .where('id', '=', id)
    .execute()
  return state
}

/** Where the answer to another request of it came first, that counts. */
export async function recordRefusal(
  db: Kysely<Database>,
  { id }: Pick<Row<'linked_accounts'>, 'id'>,
  refusal: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('linked_accounts')
    .set({ state: 'refused', refusal, check_at: null, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asking')
    .execute()
}
