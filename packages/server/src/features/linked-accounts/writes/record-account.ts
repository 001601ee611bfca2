// Records what the provider says of a linked account.
import type { LinkedAccountState } from '@lifafa/contract/linked-accounts/states'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { ProviderLinkedAccount } from '../../../provider/route.ts'
import type { Services } from '../../../services.ts'
import { nextAccountCheck, stateOfAccount, stateToMail } from '../rules.ts'

type Deps = Pick<Services, 'db' | 'jobs'> & { now: Date }

/** Returns the new state. The first of several callers who have seen a change emails the host. */
export const recordAccount = (
  { db, jobs, now }: Deps,
  { id }: Pick<Row<'linked_accounts'>, 'id'>,
  reported: ProviderLinkedAccount,
): Promise<LinkedAccountState> =>
  inTransaction(db, async (trx) => {
    const { state: before } = await trx
      .selectFrom('linked_accounts')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const state = stateOfAccount(reported, before)
    await trx
      .updateTable('linked_accounts')
      .set({
        account_id: reported.id,
        state,
        refusal: null,
        check_at: nextAccountCheck(now),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    const mailed = stateToMail(before, state)
    if (mailed) await jobs.add(trx, 'mail-linked-account', { linkedAccountId: id, state: mailed })
    return state
  })

/** An earlier answer to another request of it counts. */
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
