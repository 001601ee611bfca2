// Mails another verification code to a person who proves that they signed up.
import type { HostLanguage } from '@lifafa/contract/languages'
import { requestCode } from '../../../codes/request-code.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { AccountAtNetwork } from '../../../passwords/known-networks.ts'
import type { Services } from '../../../services.ts'
import { findHostByEmail } from '../reads.ts'
import { checkRegistrationProof, type Proof } from './check-registration-proof.ts'
import { chooseLanguage } from './choose-language.ts'
import { emailTaken } from './open-host-account.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'keys'> & { now: Date }

/**
 * Serves pages that no longer have the whole registration, which could be sent again instead. `language`: chosen since; the email is
 * in it. Returns the ticket.
 * Throws Failure: `wrongCredentials` for a wrong password, `sessionOver` without one or a valid token,
 * `emailTaken` if nothing is left to verify, `tooManyRequests`, `unavailable`.
 */
export async function resendCode(
  { db, jobs, keys, now }: Deps,
  { email, language, ...proof }: { email: string; language?: HostLanguage | undefined } & Proof,
  asker: AccountAtNetwork,
): Promise<string> {
  const host = await findHostByEmail(db, email)
  const result = await checkRegistrationProof(keys, host, proof, now, asker.line)
  if (result !== 'right' || !host || host.deactivated_at)
    throw new Failure(proof.password === undefined ? 'sessionOver' : 'wrongCredentials')
  if (host.email_verified_at) throw emailTaken()
  return inTransaction(db, async (trx) => {
    const ticket = await requestCode({ trx, jobs, now }, { purpose: 'host-verify', email }, asker)
    await chooseLanguage(trx, host, language, now)
    return ticket
  })
}
