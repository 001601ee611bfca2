// Builds the email with a host's code.
import { CODE_LIFE_MINUTES as minutes } from '@lifafa/contract/limits'
import type { EmailFor } from '../../codes/mail-code.ts'
import { findHostByEmail } from './reads.ts'

/** None if the host does not exist, is deactivated, or has nothing to verify. */
export const emailForHost: EmailFor = async (db, { purpose, email }, code) => {
  const host = await findHostByEmail(db, email)
  if (!host || host.deactivated_at) return undefined
  const { language } = host
  if (purpose === 'host-reset') return { kind: 'reset-password', account: 'host', language, code, minutes }
  if (purpose === 'host-verify' && !host.email_verified_at)
    return { kind: 'verify-email', language, code, minutes }
  return undefined
}
