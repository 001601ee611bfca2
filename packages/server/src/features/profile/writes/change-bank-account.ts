// Saves or removes a host's bank account, with the password: the feed and an email tell of it, and a bank is asked whose it is.
import type { HostLanguage } from '@lifafa/contract/languages'
import type { Transaction } from 'kysely'
import { BANK_ACCOUNT_WORDS } from '../../../activities/rules.ts'
import { recordActivity } from '../../../activities/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { lastDigits } from '../../../privacy.ts'
import type { Services } from '../../../services.ts'
import { requestUpiIdCheck } from '../../../upi-id-checks/request-check.ts'
import { destinationOf, waitsUntil } from '../../payouts/rules/destination.ts'
import { findGuardedProfile, PROFILE_COLUMNS, type Profile } from '../reads.ts'
import { checkCurrentPassword } from './check-current-password.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }
/** `account`: null removes it. */
export type ChangedAccount = {
  hostId: string
  account: { bank_account: string; ifsc: string; bank_account_name: string } | null
  currentPassword: string
}

const NONE = { bank_account: null, ifsc: null, bank_account_name: null }

/**
 * The account that is saved already is not saved again: nothing waits. Throws Failure: `sessionOver` for a host who was deactivated
 * meanwhile; `invalidInput` for a wrong password; `unavailable`.
 */
export async function changeBankAccount(deps: Deps, asked: ChangedAccount): Promise<Profile> {
  for (;;) {
    const known = await findGuardedProfile(deps.db, asked.hostId)
    if (!known) throw new Failure('sessionOver')
    await checkCurrentPassword(known.password_hash, asked.currentPassword)
    // Otherwise the password was changed since.
    const saved = await save(deps, asked, known.password_hash)
    if (saved) return saved
  }
}

/** Undefined where the password is another one by now. */
const save = (
  deps: Deps,
  { hostId, account }: ChangedAccount,
  provenHash: string,
): Promise<Profile | undefined> =>
  inTransaction(deps.db, async (trx) => {
    const before = await findGuardedProfile(trx, hostId, 'locked')
    if (!before) throw new Failure('sessionOver')
    if (before.password_hash !== provenHash) return undefined
    const next = account ?? NONE
    const columns = ['bank_account', 'ifsc', 'bank_account_name'] as const
    if (columns.every((column) => before[column] === next[column])) {
      // No bank may have known it a day ago.
      await requestUpiIdCheck(trx, deps, { hostId, destination: account && destinationOf(before) })
      return before
    }
    const after = await trx
      .updateTable('hosts')
      .set({ ...next, bank_account_changed_at: deps.now, updated_at: deps.now })
      .where('id', '=', hostId)
      .returning(PROFILE_COLUMNS)
      .executeTakeFirstOrThrow()
    await notify(trx, deps, before, after)
    return after
  })

async function notify(
  trx: Transaction<Database>,
  deps: Deps,
  before: Profile,
  after: Profile,
): Promise<void> {
  const { jobs, now } = deps
  const { language } = after
  await recordActivity(trx, {
    hostId: after.id,
    eventBoxId: null,
    action: 'bank-account-changed',
    facts: { before: digitsOf(before), after: digitsOf(after) },
    now,
  })
  await jobs.add(trx, 'mail-upi-id-changed', {
    of: 'bank account',
    email: after.email,
    firstName: after.first_name,
    ...{ language, before: endOf(before, language), after: endOf(after, language) },
    waitsUntil: waitsUntil(after, now)?.toISOString() ?? null,
  })
  if (after.bank_account !== null)
    await requestUpiIdCheck(trx, deps, { hostId: after.id, destination: destinationOf(after) })
}

const digitsOf = ({ bank_account }: Profile): string | null => bank_account && lastDigits(bank_account)

const endOf = (profile: Profile, language: HostLanguage): string | null => {
  const digits = digitsOf(profile)
  return digits && BANK_ACCOUNT_WORDS[language].ending(digits)
}
