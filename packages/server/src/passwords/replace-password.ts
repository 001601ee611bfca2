// Sets the password that somebody signed in has chosen, who proves it with the current one.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/profile'
import { Failure, fieldFailure } from '../http/failure.ts'
import { isCommonPassword } from './common-passwords.ts'
import { checkPassword, hashPassword } from './hash-password.ts'

type Account = {
  /** The hash of the current password; undefined where the account is gone or shut. */
  findHash(): Promise<string | undefined>
  /** Keeps `next` in the place of `current`; false where another stands there by now. */
  setIfUnchanged(hashes: { current: string; next: string }): Promise<boolean>
}

/**
 * Throws Failure: `invalidInput` for a common password or a wrong current one, `sessionOver` for an account that is gone,
 * `unavailable`.
 */
export async function replacePassword(
  { findHash, setIfUnchanged }: Account,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (isCommonPassword(newPassword)) throw fieldFailure('new_password', authSentences.passwordTooCommon)
  for (;;) {
    const current = await findHash()
    if (current === undefined) throw new Failure('sessionOver')
    if (!(await checkPassword(currentPassword, current)))
      throw fieldFailure('current_password', profileSentences.currentPasswordWrong)
    // Otherwise it was changed, or hashed anew, since it was checked: what counts is the one that stands.
    if (await setIfUnchanged({ current, next: await hashPassword(newPassword) })) return
  }
}
