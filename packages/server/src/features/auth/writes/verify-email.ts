// Verifies a host's email address, which activates the account.
import type { Transaction } from 'kysely'
import { tryCode, useCode } from '../../../codes/try-code.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { AccountAtNetwork } from '../../../passwords/known-networks.ts'
import { upiIdDestination } from '../../../provider/destination.ts'
import type { Services } from '../../../services.ts'
import { requestUpiIdCheck } from '../../../upi-id-checks/request-check.ts'
import { findHostByEmail } from '../reads.ts'
import { checkRegistrationProof, type Proof } from './check-registration-proof.ts'

type Deps = Pick<Services, 'db' | 'keys' | 'jobs' | 'provider'> & { now: Date }
type Claim = { email: string; code: string; ticket?: string | undefined } & Proof

/**
 * The code proves control of the mailbox, and is enough while one person alone has signed up with the address.
 * After a replaced registration, or with a given proof, that proof must match the account that is verified
 * (decision 9). Before the code is right, no proof is checked, and nothing of this is revealed. Throws Failure
 * `wrongCode`; `registrantUnproven`; `expiredCode` also if the address was registered again since; `unavailable`.
 */
export async function verifyEmail(deps: Deps, claim: Claim, caller: AccountAtNetwork): Promise<void> {
  const { db, keys, now } = deps
  const { email, code, ticket, access, password } = claim
  const typed = { purpose: 'host-verify', email, code, ticket } as const
  const right = await tryCode({ db, pepper: keys.codes, now }, typed, caller)
  const registrant = await findHostByEmail(db, email)
  if (!registrant) throw new Failure('expiredCode')
  const proof = await checkRegistrationProof(keys, registrant, { access, password }, now, caller.line)
  if (proof === 'wrong' || (proof === 'none' && registrant.is_contested))
    throw new Failure('registrantUnproven')
  await inTransaction(db, async (trx) => {
    await useCode(trx, right, now)
    await markEmailVerified(trx, registrant, now)
    // Not before: an unverified sign-up costs nothing.
    await requestUpiIdCheck(trx, deps, {
      hostId: registrant.id,
      destination: upiIdDestination(registrant.upi_id),
    })
  })
}

/** Verifies the account of the proof, if it is still pending. Throws Failure `expiredCode` when it is not. */
async function markEmailVerified(
  trx: Transaction<Database>,
  { id, password_hash }: Row<'hosts'>,
  now: Date,
): Promise<void> {
  const marked = await trx
    .updateTable('hosts')
    .set({ email_verified_at: now, is_contested: false, updated_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('email_verified_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (marked.numUpdatedRows !== 1n) throw new Failure('expiredCode')
}
