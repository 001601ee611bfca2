// Updates a host's profile. A change of the UPI ID for payouts needs the password, and is reported by email; a bank is asked whose it is.
import type { Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { upiIdDestination } from '../../../provider/destination.ts'
import type { Services } from '../../../services.ts'
import { requestUpiIdCheck } from '../../../upi-id-checks/request-check.ts'
import { waitsUntil } from '../../payouts/rules/destination.ts'
import { findGuardedProfile, type GuardedProfile, PROFILE_COLUMNS, type Profile } from '../reads.ts'
import { checkCurrentPassword } from './check-current-password.ts'

/** The fields that the form may change; never the email address, to which codes are mailed. */
type ProfileDetails = Pick<Profile, 'first_name' | 'last_name' | 'phone_number' | 'address' | 'upi_id'>

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }
type Asked = { hostId: string; details: ProfileDetails; currentPassword: string | undefined }
export type Saved = { before: Profile; after: Profile }

/**
 * Throws Failure: `sessionOver` for a host who was deactivated meanwhile; `passwordNeeded`, `invalidInput` for a wrong
 * password; `unavailable`.
 */
export async function updateProfile(deps: Deps, asked: Asked): Promise<Saved> {
  for (;;) {
    const known = await findGuardedProfile(deps.db, asked.hostId)
    if (!known) throw new Failure('sessionOver')
    const isGuarded = isGuardedChange(known, asked.details.upi_id)
    if (isGuarded) await checkCurrentPassword(known.password_hash, asked.currentPassword)
    // Otherwise the password, or the UPI ID, was changed since: the stored values decide.
    const saved = await save(deps, asked, isGuarded ? known.password_hash : undefined)
    if (saved) return saved
  }
}

/** `provenHash`: of the password that was checked. Undefined if the change needs a password, and not that one. */
const save = (deps: Deps, { hostId, details }: Asked, provenHash: string | undefined) =>
  inTransaction(deps.db, async (trx): Promise<Saved | undefined> => {
    const { now } = deps
    const before = await findGuardedProfile(trx, hostId, 'locked')
    if (!before) throw new Failure('sessionOver')
    const isGuarded = isGuardedChange(before, details.upi_id)
    if (isGuarded && before.password_hash !== provenHash) return undefined
    const { first_name, last_name, phone_number, address, upi_id } = details
    const after = await trx
      .updateTable('hosts')
      .set({ first_name, last_name, phone_number, address, upi_id, updated_at: now })
      .$if(isGuarded, (query) => query.set({ upi_id_changed_at: now }))
      .where('id', '=', hostId)
      .returning(PROFILE_COLUMNS)
      .executeTakeFirstOrThrow()
    if (before.upi_id !== null && before.upi_id !== upi_id) await keepEarlier(trx, hostId, before.upi_id, now)
    await notify(trx, deps, before, after)
    return { before, after }
  })

/** Our bank may be paying to it now, as a file for it says. */
const keepEarlier = (trx: Transaction<Database>, hostId: string, upiId: string, now: Date) =>
  trx
    .insertInto('earlier_upi_ids')
    .values({ host_id: hostId, upi_id: upiId, replaced_at: now })
    .onConflict((conflict) => conflict.columns(['host_id', 'upi_id']).doUpdateSet({ replaced_at: now }))
    .execute()

async function notify(
  trx: Transaction<Database>,
  deps: Deps,
  before: GuardedProfile,
  after: Profile,
): Promise<void> {
  const { jobs, now } = deps
  const isUpiIdNew = before.upi_id !== after.upi_id
  const about = { hostId: after.id, eventBoxId: null, now }
  const isOnlyUpiId = (['first_name', 'last_name', 'phone_number', 'address'] as const).every(
    (column) => before[column] === after[column],
  )
  if (!isUpiIdNew || !isOnlyUpiId)
    await recordActivity(trx, { ...about, action: 'profile-updated', facts: {} })
  if (!isUpiIdNew) return
  const facts = { before: before.upi_id, after: after.upi_id }
  await recordActivity(trx, { ...about, action: 'upi-id-changed', facts })
  await jobs.add(trx, 'mail-upi-id-changed', {
    email: before.email,
    firstName: after.first_name,
    language: after.language,
    before: before.upi_id,
    after: after.upi_id,
    waitsUntil: waitsUntil(after, now)?.toISOString() ?? null,
    isUnused: after.bank_account !== null,
  })
  await requestUpiIdCheck(trx, deps, { hostId: after.id, destination: upiIdDestination(after.upi_id) })
}

type UpiId = Pick<Row<'hosts'>, 'upi_id' | 'upi_id_changed_at'>

/** True of a change of the UPI ID for payouts, except the first one: replacing a removed one needs the password, too. */
const isGuardedChange = ({ upi_id, upi_id_changed_at }: UpiId, next: string | null): boolean =>
  upi_id !== next && (upi_id !== null || upi_id_changed_at !== null)
