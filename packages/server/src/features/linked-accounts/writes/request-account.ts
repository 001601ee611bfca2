// Requests a linked account of a host from the provider, with the PAN, which is passed on and stored nowhere.
import type { Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { findLinkedAccount } from '../reads.ts'
import { recordAccount, recordRefusal } from './record-account.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider' | 'providerSettings'> & { now: Date }

type Asked = { hostId: string; upiId: string; pan: string }

/**
 * The row is written first, and its id is the idempotency key: after a lost answer the host sends the same once
 * more. Throws Failure: `sessionOver`; `notFound` if another UPI ID is saved by now.
 */
export async function requestAccount(deps: Deps, { hostId, upiId, pan }: Asked): Promise<void> {
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

const writeRequest = ({ db, providerSettings, now }: Deps, { hostId, upiId }: Omit<Asked, 'pan'>) =>
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
