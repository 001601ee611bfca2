// Opens a host's account, in the place of one whose e-mail address was never verified.

import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { fieldFailure } from '../../../http/failure.ts'

/** What the sign-up form asks for, as the contract has read it. */
export type HostDetails = {
  first_name: string
  last_name: string
  email: string
  phone_number: string
  address: string
  upi_id: string | null
}

/**
 * A new account each time, with a new id: tokens of whoever signed up with this address before open nothing of it, even
 * after it is verified. Nothing can hang on the old one, since an unverified account can do nothing.
 * Throws Failure `emailTaken` when the address is verified, or its account was shut.
 */
export async function openHostAccount(
  trx: Transaction<Database>,
  details: HostDetails,
  passwordHash: string,
  now: Date,
): Promise<Row<'hosts'>> {
  await deletePendingAccount(trx, details.email)
  const { first_name, last_name, email, phone_number, address, upi_id } = details
  const opened = await trx
    .insertInto('hosts')
    .values({
      first_name,
      last_name,
      email,
      phone_number,
      address,
      upi_id,
      password_hash: passwordHash,
      agreed_to_terms_at: now,
      agreed_to_refund_policy_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!opened) throw emailTaken()
  return opened
}

export const emailTaken = () => fieldFailure('email', authSentences.emailTaken, 'emailTaken')

async function deletePendingAccount(trx: Transaction<Database>, email: string): Promise<void> {
  const pending = trx
    .selectFrom('hosts')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('deactivated_at', 'is', null)
  await trx.deleteFrom('refresh_tokens').where('host_id', 'in', pending).execute()
  await trx.deleteFrom('hosts').where('id', 'in', pending).execute()
}
