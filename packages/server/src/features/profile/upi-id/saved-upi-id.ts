// The host's saved UPI ID: has the bank asked for its holder's name, and notes whether the host says that the name is right.
import type { Ownership } from '@lifafa/contract/upi-ids/checks'
import type { Transaction } from 'kysely'
import { checkTransfersOfHost } from '../../../db/check-transfers.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { askedAnew, requestUpiIdCheck } from '../../../upi-id-checks/request-check.ts'
import { findGuardedProfile } from '../reads.ts'

type Saved = { hostId: string; upiId: string }

/** Throws Failure: `sessionOver`; `notFound` if another UPI ID is saved by now. */
async function lockSaved(trx: Transaction<Database>, { hostId, upiId }: Saved): Promise<void> {
  const host = await findGuardedProfile(trx, hostId, 'locked')
  if (!host) throw new Failure('sessionOver')
  if (host.upi_id !== upiId) throw new Failure('notFound')
}

/**
 * From then on guests see the name, or payouts wait and transfers are held. May be changed at any time. Throws as `lockSaved`, and
 * `notFound` where no name is known.
 */
export const answerUpiIdName = (
  { db, now }: Pick<Services, 'db'> & { now: Date },
  { hostId, upiId, answer }: Saved & { answer: Ownership },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockSaved(trx, { hostId, upiId })
    const answered = await trx
      .updateTable('upi_id_checks')
      .set({ answer, answered_at: now, updated_at: now })
      .where('host_id', '=', hostId)
      .where('upi_id', '=', upiId)
      .where('state', '=', 'found')
      .executeTakeFirst()
    if (answered.numUpdatedRows === 0n) throw new Failure('notFound')
    await checkTransfersOfHost(trx, hostId, now)
  })

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }

/**
 * For one that was saved before banks were asked, that none knew, or after a question without an answer. A repetition changes nothing.
 * Throws as `lockSaved`.
 */
export const askAgain = (deps: Deps, { hostId, upiId }: Saved): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    await lockSaved(trx, { hostId, upiId })
    const { jobs, provider, now } = deps
    if (!provider.upiIdChecks) return
    const again = await trx
      .updateTable('upi_id_checks')
      .set(askedAnew(now))
      .where('host_id', '=', hostId)
      .where('upi_id', '=', upiId)
      .where('state', 'in', ['unanswered', 'not-found'])
      .where('check_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (again) await jobs.add(trx, 'check-upi-id', { checkId: again.id })
    else await requestUpiIdCheck(trx, deps, { hostId, destination: { kind: 'upi-id', upiId } })
  })
