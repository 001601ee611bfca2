// Changes the password of a signed-in user, who confirms it with the current one.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { Failure, fieldFailure } from '../http/failure.ts'
import { isCommonPassword } from './common-passwords.ts'
import { checkPassword, hashPassword } from './hash-password.ts'

type Account = {
  /** The hash of the current password; undefined if the account is deleted or deactivated. */
  findHash(): Promise<string | undefined>
  /** Replaces `current` with `next`; false if the stored hash is another one by now. */
  setIfUnchanged(hashes: { current: string; next: string }): Promise<boolean>
}

/**
 * Throws Failure: `invalidInput` for a common password or a wrong current one, `sessionOver` for a deleted account,
 * `unavailable`.
 */
export async function replacePassword(
  { findHash, setIfUnchanged }: Account,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (await isCommonPassword(newPassword)) throw fieldFailure('new_password', authSentences.passwordTooCommon)
  for (;;) {
    const current = await findHash()
    if (current === undefined) throw new Failure('sessionOver')
    if (!(await checkPassword(currentPassword, current)))
      throw fieldFailure('current_password', profileSentences.currentPasswordWrong)
    // False means that it was changed, or rehashed, since it was checked: the stored one counts.
    if (await setIfUnchanged({ current, next: await hashPassword(newPassword) })) return
  }
}
