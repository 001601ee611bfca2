// Erases everything personal of a deleted host: rows here, columns in the features, in this order. docs/security.md lists what stays.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../db/tables.ts'
import { eraseAccount } from '../features/auth/erase.ts'
import { eraseContributions } from '../features/contributions/erase.ts'
import { eraseBoxes } from '../features/event-boxes/erase.ts'
import { eraseNameCorrections } from '../features/guests/erase.ts'
import { erasePayers, eraseProviderEvents } from '../features/payments/erase.ts'
import { erasePayouts } from '../features/payouts/erase.ts'
import { eraseRegister } from '../features/register/erase.ts'

/** Nothing of these stays. Transfers name a linked account by the provider's ids alone. */
const DELETED = ['activities', 'ratings', 'earlier_upi_ids', 'upi_id_checks', 'linked_accounts'] as const

/** The caller holds the locks of `host` and its boxes. A new table that names hosts or guests is added here. */
export async function eraseHost(trx: Transaction<Database>, host: Row<'hosts'>, now: Date): Promise<void> {
  // First: it finds messages by ids that belong to the host's orders, payouts and checks of UPI IDs.
  await eraseProviderEvents(trx, host.id, now)
  await eraseNameCorrections(trx, host.id)
  await eraseRegister(trx, host.id)
  await eraseContributions(trx, host.id, now)
  await erasePayers(trx, host.id, now)
  await erasePayouts(trx, host.id)
  await eraseBoxes(trx, host.id, now)
  for (const table of DELETED) await trx.deleteFrom(table).where('host_id', '=', host.id).execute()
  await trx
    .deleteFrom('contact_messages')
    .where(({ fn }) => fn('lower', ['email']), '=', host.email)
    .execute()
  await eraseAccount(trx, host, now)
}
