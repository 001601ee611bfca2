// Checks a signed-in host's password, before a change that a stolen session alone must not make.
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { fieldFailure } from '../../../http/failure.ts'
import { checkPassword } from '../../../passwords/hash-password.ts'

/** Never call it inside a transaction. Throws Failure: `passwordNeeded`, `invalidInput`, `unavailable`. */
export async function checkCurrentPassword(hash: string, password: string | undefined): Promise<void> {
  if (password === undefined)
    throw fieldFailure('current_password', profileSentences.passwordNeeded, 'passwordNeeded')
  if (!(await checkPassword(password, hash)))
    throw fieldFailure('current_password', profileSentences.currentPasswordWrong)
}
