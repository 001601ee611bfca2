// Erases everything personal of a deleted host: each feature erases its own tables, in this order. docs/security.md lists what
// stays.
import type { Transaction } from 'kysely'
import { eraseActivities } from '../activities/erase.ts'
import type { Database, Row } from '../db/tables.ts'
import { eraseAccount } from '../features/auth/erase.ts'
import { eraseMessages } from '../features/contact/erase.ts'
import { eraseContributions } from '../features/contributions/erase.ts'
import { eraseBoxes } from '../features/event-boxes/erase.ts'
import { eraseNameCorrections } from '../features/guests/erase.ts'
import { eraseLinkedAccounts } from '../features/linked-accounts/erase.ts'
import { erasePayers, eraseProviderEvents } from '../features/payments/erase.ts'
import { erasePayouts } from '../features/payouts/erase.ts'
import { eraseRating } from '../features/rating/erase.ts'
import { eraseRegister } from '../features/register/erase.ts'
import { eraseUpiIds } from '../upi-id-checks/erase.ts'

/** The caller holds the locks of `host` and its boxes. A new table that names hosts or guests is added here. */
export async function eraseHost(trx: Transaction<Database>, host: Row<'hosts'>, now: Date): Promise<void> {
  // First: it finds messages by ids that belong to the host's orders and payouts.
  await eraseProviderEvents(trx, host.id, now)
  await eraseNameCorrections(trx, host.id)
  await eraseRegister(trx, host.id)
  await eraseContributions(trx, host.id, now)
  await erasePayers(trx, host.id, now)
  await erasePayouts(trx, host.id)
  await eraseBoxes(trx, host.id, now)
  await eraseActivities(trx, host.id)
  await eraseRating(trx, host.id)
  await eraseMessages(trx, host.email)
  await eraseUpiIds(trx, host.id)
  await eraseLinkedAccounts(trx, host.id)
  await eraseAccount(trx, host, now)
}
