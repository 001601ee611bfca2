// Refuses a request for a code while the mail server is down, so that the user does not wait for it.
import { Failure } from '../http/failure.ts'
import type { Mailer } from '../mail/mailer.ts'

/** The same for every address, so that the answer does not reveal accounts. Throws Failure `mailDown`. */
export function refuseWithoutMail(mailer: Mailer): void {
  if (mailer.isDown()) throw new Failure('mailDown')
}
