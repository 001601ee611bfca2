// Saves what a host changed of the profile.
import type { Kysely } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { PROFILE_COLUMNS, type Profile } from '../reads.ts'

/** What the form lets change; never the e-mail address, to which codes are mailed. */
type ProfileDetails = Omit<Profile, 'id' | 'email'>

/** Throws Failure `sessionOver` for a host who was shut out meanwhile. */
export const updateProfile = (
  db: Kysely<Database>,
  { hostId, details, now }: { hostId: string; details: ProfileDetails; now: Date },
): Promise<Profile> =>
  inTransaction(db, async (trx) => {
    const { first_name, last_name, phone_number, address, upi_id } = details
    const profile = await trx
      .updateTable('hosts')
      .set({ first_name, last_name, phone_number, address, upi_id, updated_at: now })
      .where('id', '=', hostId)
      .where('deactivated_at', 'is', null)
      .returning(PROFILE_COLUMNS)
      .executeTakeFirst()
    if (!profile) throw new Failure('sessionOver')
    await recordActivity(trx, {
      hostId,
      eventBoxId: null,
      action: 'profile-updated',
      description: 'Your profile was saved',
      now,
    })
    return profile
  })
