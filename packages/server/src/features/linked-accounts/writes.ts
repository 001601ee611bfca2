// Requests a host's linked account at the provider, and records what becomes of it.
import type { LinkedAccountState } from '@lifafa/contract/linked-accounts/states'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Failure } from '../../http/failure.ts'
import { keyModeOf } from '../../provider/key-mode.ts'
import { ProviderError } from '../../provider/provider.ts'
import type { ProviderLinkedAccount } from '../../provider/route.ts'
import type { Services } from '../../services.ts'
import { findLinkedAccount } from './reads.ts'
import { nextAccountCheck, stateOfAccount, stateToMail } from './rules.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }

type Asked = { hostId: string; upiId: string; pan: string }

/**
 * The row is written first, and its id is the idempotency key: after a lost answer the host sends the same once
 * more. Throws Failure: `sessionOver`; `notFound` if another UPI ID is saved by now.
 */
export async function requestAccount(
  deps: Deps & Pick<Services, 'providerSettings'>,
  { hostId, upiId, pan }: Asked,
): Promise<void> {
  const { db, provider, now } = deps
  const { account, host } = await writeRequest(deps, { hostId, upiId })
  if (account.state !== 'asking') return
  const details = { id: account.id, legalName: account.legal_name, upiId, pan }
  try {
    const phone = `+91${host.phone_number}`
    const made = await provider.route.createLinkedAccount({ ...details, email: host.email, phone })
    await recordAccount(deps, account, made)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.outcome === 'refused') await recordRefusal(db, account, error.refusal.description ?? '', now)
  }
}

const writeRequest = (
  { db, providerSettings, now }: Pick<Services, 'db' | 'providerSettings'> & { now: Date },
  { hostId, upiId }: Omit<Asked, 'pan'>,
) =>
  inTransaction(db, async (trx): Promise<{ account: Row<'linked_accounts'>; host: Row<'hosts'> }> => {
    const host = await trx
      .selectFrom('hosts')
      .selectAll()
      .where('id', '=', hostId)
      .where('deactivated_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!host) throw new Failure('sessionOver')
    if (host.upi_id !== upiId) throw new Failure('notFound')
    const key_mode = keyModeOf(providerSettings.keyId)
    const earlier = await findLinkedAccount(trx, host, key_mode)
    if (earlier && earlier.state !== 'refused') return { account: earlier, host }
    const account = await trx
      .insertInto('linked_accounts')
      .values({
        host_id: hostId,
        key_mode,
        upi_id: upiId,
        legal_name: `${host.first_name} ${host.last_name}`.trim(),
        state: 'asking',
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { account, host }
  })

/** Returns the new state. The first of several callers who have seen a change emails the host. */
const recordAccount = (
  { db, jobs, now }: Omit<Deps, 'provider'>,
  { id, product_id }: Pick<Row<'linked_accounts'>, 'id' | 'product_id'>,
  reported: ProviderLinkedAccount,
): Promise<LinkedAccountState> =>
  inTransaction(db, async (trx) => {
    const { state: before, product_id: known } = await trx
      .selectFrom('linked_accounts')
      .select(['state', 'product_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const state = stateOfAccount(reported, before)
    await trx
      .updateTable('linked_accounts')
      .set({
        account_id: reported.id,
        product_id: product_id ?? known,
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
async function recordRefusal(
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

/** Returns the state. Throws ProviderError. */
export async function syncAccount(
  deps: Deps,
  account: Pick<Row<'linked_accounts'>, 'id' | 'product_id'> & { account_id: string },
): Promise<string> {
  const { account_id, product_id } = account
  return recordAccount(deps, account, await deps.provider.route.fetchLinkedAccount(account_id, product_id))
}

/**
 * The event alone names the product, by which the account is asked about from now on. Returns the outcome in a word. An account whose
 * creation is not answered yet is unknown: the answer says as much.
 */
export async function applyAccountEvent(
  deps: Deps,
  { accountId, productId }: { accountId: string; productId: string },
): Promise<string> {
  const account = await deps.db
    .selectFrom('linked_accounts')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!account) return 'unknown-linked-account'
  return `linked-account-${await syncAccount(deps, { ...account, account_id: accountId, product_id: productId })}`
}
