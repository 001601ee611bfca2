// Creates a host's account, in place of one with the same unverified email address.

import type { HostLanguage } from '@lifafa/contract/languages'
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'

/** The fields of the sign-up form, parsed by the contract. */
export type HostDetails = {
  first_name: string
  last_name: string
  email: string
  phone_number: string
  address: string
  upi_id: string | null
  language: HostLanguage
}

type NewAccount = {
  details: HostDetails
  passwordHash: string
  isContested: boolean
  /** The pending account for which `isContested` was decided; only this one is replaced. */
  replaced: Pick<Row<'hosts'>, 'id' | 'password_hash'> | undefined
  now: Date
}

/**
 * Each registration creates a new account with a new id: tokens of an earlier registration with this address are not
 * valid for it, even after it is verified. No row refers to the old one, since an unverified account can do nothing.
 * Throws Failure `emailTaken` when the address is verified or its account deactivated; `tooManyRequests` when another
 * registration, or password, came in between.
 */
export async function openHostAccount(
  trx: Transaction<Database>,
  { details, passwordHash, isContested, replaced, now }: NewAccount,
): Promise<Row<'hosts'>> {
  if (replaced) await deletePendingAccount(trx, replaced)
  const { first_name, last_name, email, phone_number, address, upi_id, language } = details
  const opened = await trx
    .insertInto('hosts')
    .values({
      first_name,
      last_name,
      email,
      phone_number,
      address,
      upi_id,
      language,
      password_hash: passwordHash,
      is_contested: isContested,
      agreed_to_terms_at: now,
      agreed_to_refund_policy_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!opened) throw await refusal(trx, email)
  return opened
}

export const emailTaken = () => fieldFailure('email', authSentences.emailTaken, 'emailTaken')

async function refusal(trx: Transaction<Database>, email: string): Promise<Failure> {
  const pending = await trx
    .selectFrom('hosts')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return pending ? new Failure('tooManyRequests', { retryAfterSeconds: CODE_RESEND_MS / 1000 }) : emailTaken()
}

async function deletePendingAccount(
  trx: Transaction<Database>,
  { id, password_hash }: NonNullable<NewAccount['replaced']>,
): Promise<void> {
  const pending = trx
    .selectFrom('hosts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('email_verified_at', 'is', null)
    .where('deactivated_at', 'is', null)
  await trx.deleteFrom('refresh_tokens').where('host_id', 'in', pending).execute()
  await trx.deleteFrom('hosts').where('id', 'in', pending).execute()
}
