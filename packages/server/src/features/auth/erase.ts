// Erases a deleted host's account. The row stays, since the books refer to it; the email address may be registered again.
import { sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import type { JobName } from '../../jobs/job-kinds.ts'
import { HASH_OF_NOTHING } from '../../passwords/argon2id.ts'

/** Name their addressee. The queue keeps a job for a week after it was done. */
const ADDRESSED: readonly JobName[] = ['mail-code', 'mail-password-changed', 'mail-upi-id-changed']

/** A top-level domain that does not exist (RFC 2606 §2). */
const nowhere = (id: string): string => `deleted-${id}@deleted.invalid`

export async function eraseAccount(
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
      bank_account: null,
      ifsc: null,
      bank_account_name: null,
      thank_you: null,
      password_hash: HASH_OF_NOTHING,
      deactivated_at: deactivated_at ?? now,
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('refresh_tokens').where('host_id', '=', id).execute()
  await trx
    .deleteFrom('codes')
    .where('email', '=', email)
    .where('purpose', 'in', ['host-verify', 'host-reset'])
    .execute()
  // An administrator's account may have the same address.
  await sql`delete from pgboss.job where name = any(${[...ADDRESSED]}::text[]) and data->>'email' = ${email}
    and coalesce(data->>'account', data->>'purpose', 'host') not like 'admin%'`.execute(trx)
}
