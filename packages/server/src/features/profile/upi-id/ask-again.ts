// A host asks the bank whose the saved UPI ID is: one that was saved before banks were asked, or after a question without an answer.
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { requestUpiIdCheck } from '../../../upi-id-checks/request-check.ts'
import { findGuardedProfile } from '../reads.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }

/** A repetition changes nothing. Throws Failure: `sessionOver`; `notFound` if another UPI ID is saved by now. */
export const askAgain = (deps: Deps, { hostId, upiId }: { hostId: string; upiId: string }): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const host = await findGuardedProfile(trx, hostId, 'locked')
    if (!host) throw new Failure('sessionOver')
    if (host.upi_id !== upiId) throw new Failure('notFound')
    const { jobs, provider, now } = deps
    if (!provider.upiIdChecks) return
    const again = await trx
      .updateTable('upi_id_checks')
      .set({
        ...{ state: 'asking', why: null, provider_check_id: null, tries: 0, asked_at: null },
        ...{ check_at: now, updated_at: now },
      })
      .where('host_id', '=', hostId)
      .where('upi_id', '=', upiId)
      .where('state', '=', 'unanswered')
      .returning('id')
      .executeTakeFirst()
    if (again) await jobs.add(trx, 'check-upi-id', { checkId: again.id })
    else await requestUpiIdCheck(trx, deps, { hostId, destination: { kind: 'upi-id', upiId } })
  })
