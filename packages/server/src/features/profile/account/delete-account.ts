// Deletes a host's account as its host asks, by the rules by which an administrator deletes one.
import { formatPaise } from '@lifafa/contract/money'
import { deleteAccountSentences } from '@lifafa/contract/sentences/account'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { findPasswordHash } from '../../../passwords/stored-hash.ts'
import type { Services } from '../../../services.ts'
import { type EraseHost, lockOpenMatters } from '../../admin-users/reads/open-matters.ts'
import { deletionObstacle, type OpenMatters } from '../../admin-users/rules.ts'
import { checkCurrentPassword } from '../writes/check-current-password.ts'

type Deps = Pick<Services, 'db'> & { eraseHost: EraseHost; now: Date }
type Asked = { hostId: string; currentPassword: string }

/**
 * Throws Failure: `invalidInput` for a wrong password; `userNotDeletable`, with the reason; `sessionOver` for a
 * host who was deactivated, or whose password was changed, meanwhile; `unavailable`.
 */
export async function deleteAccount(
  { db, eraseHost, now }: Deps,
  { hostId, currentPassword }: Asked,
): Promise<void> {
  const hash = await findPasswordHash(db, { audience: 'host', id: hostId })
  if (hash === undefined) throw new Failure('sessionOver')
  await checkCurrentPassword(hash, currentPassword)
  await inTransaction(db, async (trx) => {
    const host = await trx
      .selectFrom('hosts')
      .selectAll()
      .where('id', '=', hostId)
      .where('password_hash', '=', hash)
      .where('deactivated_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!host) throw new Failure('sessionOver')
    const matters = await lockOpenMatters(trx, hostId, now)
    const obstacle = deletionObstacle(matters, deleteAccountSentences.obstacles) ?? debtOf(matters)
    if (obstacle !== undefined) throw new Failure('userNotDeletable', { message: obstacle })
    await eraseHost(trx, host, now)
  })
}

/** An administrator who deletes the account forgives the host's debt; its host does not. */
const debtOf = ({ owedBackPaise }: OpenMatters): string | undefined =>
  owedBackPaise > 0 ? deleteAccountSentences.obstacles.owes(formatPaise(owedBackPaise)) : undefined
