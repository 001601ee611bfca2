// Mails another verification code to somebody who has shown that they signed up.
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { findHostByEmail } from '../reads.ts'
import { emailTaken } from './open-host-account.ts'
import { type Proof, provesRegistrant } from './prove-registrant.ts'
import { requestCode } from './request-code.ts'

type Given = Pick<Services, 'db' | 'jobs' | 'keys'> & { now: Date }

/**
 * For pages that no longer hold the whole registration, which would be the other way to ask again.
 * Throws Failure: `wrongCredentials` without a right proof, `emailTaken` where nothing is left to verify,
 * `tooManyRequests`, `unavailable`.
 */
export async function resendCode(
  { db, jobs, keys, now }: Given,
  { email, ...proof }: { email: string } & Proof,
): Promise<void> {
  const host = await findHostByEmail(db, email)
  if (!(await provesRegistrant(keys, host, proof, now)) || host?.deactivated_at)
    throw new Failure('wrongCredentials')
  if (host?.email_verified_at) throw emailTaken()
  await inTransaction(db, (trx) => requestCode({ trx, jobs, now }, { purpose: 'host-verify', email }))
}
