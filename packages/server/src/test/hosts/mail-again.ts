// Repeats the job that mails a code, in tests.
import { type EmailFor, mailCode } from '../../codes/mail-code.ts'
import type { CodeFor } from '../../codes/request-code.ts'
import type { TestApp } from '../app.ts'

/** For the newest request of this address. */
export async function mailAgain(
  { services, clock }: TestApp,
  { purpose, email }: CodeFor,
  emailFor: EmailFor,
): Promise<void> {
  const { id } = await services.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .orderBy('requested_at', 'desc')
    .executeTakeFirstOrThrow()
  await mailCode({ ...services, now: clock.now }, { purpose, email, id }, emailFor)
}
