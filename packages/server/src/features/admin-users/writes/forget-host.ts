// Forgets who a host was. The row stays, since the books refer to it; the address is free for whoever signs up with it anew.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { HASH_OF_NOTHING } from '../../../passwords/argon2id.ts'

/** A top-level domain that never is one (RFC 2606 §2). */
const nowhere = (id: string): string => `deleted-${id}@deleted.invalid`

export async function eraseHost(
  trx: Transaction<Database>,
  { id, email, deactivated_at }: Row<'hosts'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('hosts')
    .set({
      email: nowhere(id),
      first_name: 'Deleted',
      last_name: 'User',
      phone_number: '0000000000',
      address: '-',
      upi_id: null,
      password_hash: HASH_OF_NOTHING,
      deactivated_at: deactivated_at ?? now,
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  await trx.updateTable('payouts').set({ upi_id: null, payee_name: null }).where('host_id', '=', id).execute()
  await trx.deleteFrom('refresh_tokens').where('host_id', '=', id).execute()
  await trx.deleteFrom('ratings').where('host_id', '=', id).execute()
  await trx
    .deleteFrom('codes')
    .where('email', '=', email)
    .where('purpose', 'in', ['host-verify', 'host-reset'])
    .execute()
  await trx
    .deleteFrom('contact_messages')
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .execute()
}
