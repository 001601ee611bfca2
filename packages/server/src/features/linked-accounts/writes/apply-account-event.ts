// Follows a webhook about a linked account, or a check that is due: the provider is asked how it stands.
import type { Row } from '../../../db/tables.ts'
import type { Services } from '../../../services.ts'
import { recordAccount } from './record-account.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }

/** Returns the state. Throws ProviderError. */
export async function syncAccount(
  deps: Deps,
  account: Pick<Row<'linked_accounts'>, 'id'> & { account_id: string },
): Promise<string> {
  return recordAccount(deps, account, await deps.provider.route.fetchLinkedAccount(account.account_id))
}

/** Returns the outcome in a word. An account whose creation is not answered yet is unknown: the answer says as much. */
export async function applyAccountEvent(deps: Deps, accountId: string): Promise<string> {
  const account = await deps.db
    .selectFrom('linked_accounts')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!account) return 'unknown-linked-account'
  return `linked-account-${await syncAccount(deps, { ...account, account_id: accountId })}`
}
