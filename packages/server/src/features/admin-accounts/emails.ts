// Builds the email with an administrator's code.
import { CODE_LIFE_MINUTES as minutes } from '@lifafa/contract/limits'
import type { EmailFor } from '../../codes/mail-code.ts'
import { findAdminByEmail } from './reads.ts'

/** An unverified address has no password to reset: signing up again, with the secret key, is the way. */
export const emailForAdmin: EmailFor = async (db, { purpose, email }, code) => {
  const admin = await findAdminByEmail(db, email)
  if (!admin) return undefined
  if (purpose === 'admin-verify' && !admin.email_verified_at) return { kind: 'verify-admin', code, minutes }
  if (purpose === 'admin-reset' && admin.email_verified_at)
    return { kind: 'reset-password', account: 'admin', code, minutes }
  return undefined
}
