// Verifies an administrator's email address, which activates the account.
import { logAdminAction } from '../../../audit-log/writes.ts'
import { tryCode, useCode } from '../../../codes/try-code.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { AccountAtNetwork } from '../../../passwords/known-networks.ts'
import type { Services } from '../../../services.ts'

type Deps = Pick<Services, 'db' | 'keys'> & { now: Date }

/** Throws Failure `wrongCode`; `expiredCode` also where this address was registered again since. */
export async function verifyEmail(
  { db, keys, now }: Deps,
  typed: { email: string; code: string; ticket?: string | undefined },
  caller: AccountAtNetwork,
): Promise<void> {
  const right = await tryCode({ db, pepper: keys.codes, now }, { ...typed, purpose: 'admin-verify' }, caller)
  await inTransaction(db, async (trx) => {
    // A later registration invalidates this code: it must activate the account that its email described.
    await useCode(trx, right, now)
    const admin = await trx
      .updateTable('admins')
      .set({ email_verified_at: now })
      .where('email', '=', typed.email)
      .where('email_verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!admin) throw new Failure('expiredCode')
    await logAdminAction(trx, { action: 'signed-up', adminId: admin.id, now })
  })
}
