// Signs an administrator up: stores a pending account, and mails the code that verifies its email.
import { createHash, timingSafeEqual } from 'node:crypto'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Transaction } from 'kysely'
import { refuseWithoutMail } from '../../../codes/refuse-without-mail.ts'
import { requestCode } from '../../../codes/request-code.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'
import { isCommonPassword } from '../../../passwords/common-passwords.ts'
import { hashPassword } from '../../../passwords/hash-password.ts'
import type { AccountAtNetwork } from '../../../passwords/known-networks.ts'
import type { Services } from '../../../services.ts'
import { findAdminByEmail } from '../reads.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'mailer' | 'settings'> & { caller: AccountAtNetwork; now: Date }
type Details = { name: string; email: string; password: string }

const emailTaken = () => fieldFailure('email', authSentences.emailTaken, 'emailTaken')

/**
 * Returns the ticket. Without the key the answer reveals nothing else. A second sign-up before the email is
 * verified replaces the pending account and sends a new code; the earlier code becomes invalid. Throws Failure:
 * `signUpClosed`, `wrongSecretKey`, `mailDown`, `invalidInput` for a common password, `emailTaken`,
 * `tooManyRequests` when the last code was sent less than a minute ago (nothing is replaced then), `unavailable`.
 */
export async function register(
  { db, jobs, mailer, settings, caller, now }: Deps,
  { secretKey, ...details }: Details & { secretKey: string },
): Promise<string> {
  checkSecretKey(settings.adminSecretKey, secretKey)
  refuseWithoutMail(mailer)
  const { email, password } = details
  if (await isCommonPassword(password)) throw fieldFailure('password', authSentences.passwordTooCommon)
  if ((await findAdminByEmail(db, email))?.email_verified_at) throw emailTaken()
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (trx) => {
    const ticket = await requestCode({ trx, jobs, now }, { purpose: 'admin-verify', email }, caller)
    await putPendingAccount(trx, { ...details, passwordHash, now })
    return ticket
  })
}

type Pending = Omit<Details, 'password'> & { passwordHash: string; now: Date }

/** No row refers to the replaced account, since an unverified account can do nothing. Throws Failure `emailTaken`. */
async function putPendingAccount(
  trx: Transaction<Database>,
  { name, email, passwordHash, now }: Pending,
): Promise<void> {
  const chosen = { name, password_hash: passwordHash, created_at: now }
  const stored = await trx
    .insertInto('admins')
    .values({ ...chosen, email })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(chosen).where('admins.email_verified_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (!stored) throw emailTaken()
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Compares digests of equal length, so that the comparison takes the same time for any input. Throws Failure:
 * `signUpClosed` if the server has no key, `wrongSecretKey`.
 */
function checkSecretKey(key: string | undefined, typed: string): void {
  if (key === undefined) throw new Failure('signUpClosed')
  if (!timingSafeEqual(digest(typed), digest(key))) throw new Failure('wrongSecretKey')
}
