// Reads linked accounts: the latest for the UPI ID that a host has saved now.
import type { LinkedAccountObstacle } from '@lifafa/contract/linked-accounts/states'
import type { Kysely } from 'kysely'
import type { Database, KeyMode, Row } from '../../db/tables.ts'
import { keyModeOf } from '../../provider/key-mode.ts'
import type { ProviderSettings } from '../../settings.ts'

type Host = Pick<Row<'hosts'>, 'id' | 'upi_id'>

export const findLinkedAccount = (
  db: Kysely<Database>,
  { id, upi_id }: Host,
  keyMode: KeyMode,
): Promise<Row<'linked_accounts'> | undefined> =>
  db
    .selectFrom('linked_accounts')
    .selectAll()
    .where('host_id', '=', id)
    .where('upi_id', '=', upi_id)
    .where('key_mode', '=', keyMode)
    // One that was refused counts while there is no other.
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type Shown = Pick<Row<'linked_accounts'>, 'refusal'> & { state: Row<'linked_accounts'>['state'] | null }

/** What the host is shown; null where gifts do not go to linked accounts. */
export async function readLinkedAccount(
  db: Kysely<Database>,
  host: Host,
  { byRoute, keyId }: Pick<ProviderSettings, 'byRoute' | 'keyId'>,
): Promise<Shown | null> {
  if (!byRoute) return null
  const account = await findLinkedAccount(db, host, keyModeOf(keyId))
  return { state: account?.state ?? null, refusal: account?.refusal ?? null }
}

/** Why guests cannot give to this host; null where they can. */
export async function findLinkedAccountObstacle(
  db: Kysely<Database>,
  host: Host,
  settings: Pick<ProviderSettings, 'byRoute' | 'keyId'>,
): Promise<LinkedAccountObstacle | null> {
  const account = await readLinkedAccount(db, host, settings)
  if (account === null || account.state === 'active') return null
  if (host.upi_id === null) return 'no-upi-id'
  return account.state ?? 'missing'
}
