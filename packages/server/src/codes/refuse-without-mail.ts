// Whoever asks for a code while no letter leaves is told so, and does not wait for it.
import { Failure } from '../http/failure.ts'
import type { Mailer } from '../mail/mailer.ts'

/** Alike for every address, so that nobody learns whose account is there. Throws Failure `mailDown`. */
export function refuseWithoutMail(mailer: Mailer): void {
  if (mailer.isDown()) throw new Failure('mailDown')
}
