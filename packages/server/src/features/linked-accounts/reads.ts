// Reads linked accounts: the latest for the UPI ID that a host has saved now.
import type { EarlierAccount, LinkedAccountObstacle } from '@lifafa/contract/linked-accounts/states'
import type { Kysely } from 'kysely'
import type { Database, KeyMode, Row } from '../../db/tables.ts'
import { keyModeOf } from '../../provider/key-mode.ts'
import type { ProviderSettings } from '../../settings.ts'
import { transferredByBox } from '../transfers/reads.ts'

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

type Shown = Pick<Row<'linked_accounts'>, 'refusal'> & {
  state: Row<'linked_accounts'>['state'] | null
  earlier: EarlierAccount[]
}

/** The linked account as the host sees it; null if gifts do not go to linked accounts. */
export async function readLinkedAccount(
  db: Kysely<Database>,
  host: Host,
  { payoutMode, keyId }: Pick<ProviderSettings, 'payoutMode' | 'keyId'>,
): Promise<Shown | null> {
  if (payoutMode !== 'route') return null
  const [account, earlier] = await Promise.all([
    findLinkedAccount(db, host, keyModeOf(keyId)),
    listEarlierAccounts(db, host),
  ])
  return { state: account?.state ?? null, refusal: account?.refusal ?? null, earlier }
}

/** The host's earlier UPI IDs, with what is transferred for them and not settled yet: a transfer cannot be moved to another account. */
export async function listEarlierAccounts(
  db: Kysely<Database>,
  { id, upi_id }: Host,
): Promise<EarlierAccount[]> {
  const boxes = await db.selectFrom('event_boxes').select('id').where('host_id', '=', id).execute()
  const transferred = await transferredByBox(
    db,
    boxes.map((box) => box.id),
  )
  const earlier = new Map<string, EarlierAccount>()
  for (const { paise, upiId, settledAt, hold } of [...transferred.values()].flat())
    if (settledAt === null && upiId !== null && upiId !== upi_id && paise > 0)
      earlier.set(upiId, {
        upi_id: upiId,
        paise: (earlier.get(upiId)?.paise ?? 0) + paise,
        is_wrong: hold === 'earlier-upi-id-wrong',
      })
  return [...earlier.values()]
}

/** Why guests cannot give to this host; null if they can. */
export async function findLinkedAccountObstacle(
  db: Kysely<Database>,
  host: Host,
  { payoutMode, keyId }: Pick<ProviderSettings, 'payoutMode' | 'keyId'>,
): Promise<LinkedAccountObstacle | null> {
  if (payoutMode !== 'route') return null
  if (host.upi_id === null) return 'no-upi-id'
  const account = await findLinkedAccount(db, host, keyModeOf(keyId))
  return account?.state === 'active' ? null : (account?.state ?? 'missing')
}
