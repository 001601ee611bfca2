// Lets banks tell whose the UPI IDs of a seed's hosts are, and hosts answer, as planned.
import { inTransaction } from '../../db/transaction.ts'
import { answerUpiIdName } from '../../features/profile/upi-id/answer.ts'
import { askBankNow } from '../../features/profile/upi-id/ask-bank.ts'
import type { PaymentProvider } from '../../provider/provider.ts'
import type { ProviderUpiIdCheck, UpiIdChecks } from '../../provider/upi-id-checks.ts'
import { findUpiIdCheck } from '../../upi-id-checks/reads.ts'
import { requestUpiIdCheck } from '../../upi-id-checks/request-check.ts'
import type { PlannedCheck, PlannedHost } from '../plan/plan.ts'
import { later, type Seeding } from './seeding.ts'

/** Somebody else, of whatever name the host is. */
const OTHER_NAME = 'NARMADA TRADING COMPANY'

const resultsOf = (
  { registeredTo }: PlannedCheck,
  hostName: string,
): ProviderUpiIdCheck['validation_results'] => {
  if (registeredTo === 'nobody') return { account_status: 'invalid' }
  const name = { host: hostName.toUpperCase(), other: OTHER_NAME, unnamed: null }[registeredTo]
  return {
    account_status: 'active',
    registered_name: name,
    name_match_score: registeredTo === 'host' ? 100 : 12,
  }
}

/** Answers one question at once; no call leaves the process. */
function bankOf(check: PlannedCheck): UpiIdChecks {
  const unused = () => Promise.reject(new Error('A seed only asks.'))
  return {
    ask: async ({ id, payeeName: hostName }) => ({
      id: `fav_${id.replaceAll('-', '').slice(-14)}`,
      status: 'completed',
      reference_id: id,
      notes: {},
      validation_results: resultsOf(check, hostName),
    }),
    fetch: unused,
    find: async () => undefined,
  }
}

/** The bank is asked when the host signs up; the host answers an hour later. */
export async function writeUpiIdCheck(
  { db, jobs }: Seeding,
  hostId: string,
  { details: { upi_id: upiId }, check, signedUpAt }: PlannedHost,
): Promise<void> {
  if (upiId === null) return
  const provider = { upiIdChecks: bankOf(check) } as PaymentProvider
  await inTransaction(db, (trx) =>
    requestUpiIdCheck(trx, { jobs, provider, now: signedUpAt }, { hostId, upiId }),
  )
  const requested = await findUpiIdCheck(db, { id: hostId, upi_id: upiId })
  if (!requested) throw new Error(`Nobody asked whose ${upiId} is.`)
  await askBankNow({ db, provider, now: signedUpAt }, requested.id)
  if (check.answer !== null)
    await answerUpiIdName({ db, now: later(signedUpAt, 1) }, { hostId, upiId, answer: check.answer })
}
