// Opens the accounts and event boxes of a seed, as sign-up and the host's forms do; and what hosts and guests tell us.
import { inTransaction } from '../db/transaction.ts'
import { openHostAccount } from '../features/auth/writes/open-host-account.ts'
import { storeMessage } from '../features/contact/writes.ts'
import { createBox } from '../features/event-boxes/writes.ts'
import { destinationOf } from '../features/payouts/rules/destination.ts'
import { payeeName } from '../features/payouts/rules/payee-name.ts'
import { askBankNow } from '../features/profile/upi-id/ask-bank.ts'
import { answerUpiIdName } from '../features/profile/upi-id/saved-upi-id.ts'
import { saveRating } from '../features/rating/writes.ts'
import { upiIdDestination } from '../provider/destination.ts'
import { findBankAccountCheck, findUpiIdCheck } from '../upi-id-checks/reads.ts'
import { requestUpiIdCheck } from '../upi-id-checks/request-check.ts'
import type { Plan, PlannedHost } from './plan.ts'
import { later, type Stage } from './stage.ts'

const FEEDBACK = [
  'Every name is there, and my aunt did not have to guard a box.',
  'बहुत अच्छा! और भी पोस्टर चाहिए।',
  'The payout came on the second day.',
] as const
const MESSAGES = [
  { name: 'Kavita Rao', subject: 'Printing the poster', message: 'Can the poster be printed in A3?' },
  { name: 'प्रकाश मिश्रा', subject: 'रसीद', message: 'क्या मेहमान को रसीद मिल सकती है?' },
]

/** Returns the hosts' ids, in the plan's order. */
export async function openAccounts(stage: Stage, plan: Plan, passwordHash: string): Promise<string[]> {
  const ids: string[] = []
  for (const host of plan.hosts) {
    const id = await openAccount(stage, host, passwordHash)
    await saveBankAccount(stage, id, host)
    ids.push(id)
  }
  for (const { id, host, eventType, details, createdAt } of plan.boxes)
    await createBox(stage.db, { id, hostId: ids[host] ?? '', eventType, details, now: createdAt })
  return ids
}

/** The bank is asked whose the UPI ID is when the host signs up; the host answers an hour later. */
async function openAccount(
  stage: Stage,
  { details, answer, signedUpAt: now }: PlannedHost,
  passwordHash: string,
): Promise<string> {
  const { db } = stage
  const { upi_id: upiId } = details
  const hostId = await inTransaction(db, async (trx) => {
    const { id } = await openHostAccount(trx, {
      ...{ details, passwordHash, isContested: false, replaced: undefined, now },
    })
    await trx
      .updateTable('hosts')
      .set({ email_verified_at: now, first_signed_in_at: now })
      .where('id', '=', id)
      .execute()
    await requestUpiIdCheck(trx, { ...stage, now }, { hostId: id, destination: upiIdDestination(upiId) })
    return id
  })
  const requested = upiId === null ? undefined : await findUpiIdCheck(db, { id: hostId, upi_id: upiId })
  if (!requested || upiId === null) return hostId
  await stage.happen(now, () => askBankNow({ ...stage, now }, requested.id))
  if (answer) await answerUpiIdName({ db, now: later(now, 1) }, { hostId, upiId, answer })
  return hostId
}

/** The bank is asked whose it is. The password, which the settings ask for, is not hashed again here. */
async function saveBankAccount(
  stage: Stage,
  hostId: string,
  { accountSavedHoursAgo, details }: PlannedHost,
): Promise<void> {
  if (accountSavedHoursAgo === undefined) return
  const now = later(stage.now, -accountSavedHoursAgo)
  const name = payeeName(details)
  const saved = await inTransaction(stage.db, async (trx) => {
    const account = {
      bank_account: `50${details.phone_number}`,
      ifsc: 'HDFC0000053',
      bank_account_name: name,
    }
    const host = await trx
      .updateTable('hosts')
      .set({ ...account, bank_account_changed_at: now })
      .where('id', '=', hostId)
      .returning(['id', 'upi_id', 'bank_account', 'ifsc', 'bank_account_name'])
      .executeTakeFirstOrThrow()
    await requestUpiIdCheck(trx, { ...stage, now }, { hostId, destination: destinationOf(host) })
    return host
  })
  const requested = await findBankAccountCheck(stage.db, saved)
  if (requested) await stage.happen(now, () => askBankNow({ ...stage, now }, requested.id))
}

/** Ratings of every third host, and messages of the contact page. */
export async function tellUs({ db, jobs, now }: Stage, hostIds: readonly string[]): Promise<void> {
  for (const [index, hostId] of hostIds.entries())
    if (index % 3 === 0)
      await saveRating(db, {
        hostId,
        rating: 5 - (index % 4),
        feedback: FEEDBACK[index % FEEDBACK.length] ?? '',
        platform: 'Mozilla/5.0 (Linux; Android 15)',
        now: later(now, -index - 1),
      })
  for (const [index, message] of MESSAGES.entries())
    await storeMessage(
      db,
      jobs,
      { ...message, email: `guest-${index}@seed.test`, suspected: false },
      later(now, -30 * (index + 1)),
    )
}
