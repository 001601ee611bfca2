// Erases what the register says of people: all of a deleted host's; of a box the phones and notes; of single guests who ask.
import type { SentVersion } from '@lifafa/contract/endpoints/register/entry'
import { sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import type { Erasure } from '../contributions/rules.ts'

/** Children first. */
const TABLES = [
  ...(['hall_lines', 'halls', 'imported_givers', 'register_imports', 'register_versions'] as const),
  ...(['register_entries', 'handovers', 'register_counts', 'desk_devices', 'desks'] as const),
]

/** None of it is money of ours: the books need no row of it. */
export async function eraseRegister(trx: Transaction<Database>, hostId: string): Promise<void> {
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  for (const table of TABLES) await trx.deleteFrom(table).where('event_box_id', 'in', boxes).execute()
}

const CONTACTS = ['phone', 'note'] as const
const PERSON = [...CONTACTS, 'giver', 'relation', 'village', 'family'] as const
/** `PERSON`, as a device sends it. */
const NOBODY = { phone: '', note: '', name: '', relation: '', village: '', family: '' }

type Described = Pick<SentVersion, 'kind' | 'words' | keyof typeof NOBODY>

/**
 * A device may still hold what was erased of `entry` on request: a version is stored without it. An entry whose contacts were
 * erased with time is changed like any other.
 */
export const withoutErased = <Content extends Described>(
  content: Content,
  entry: Row<'register_entries'> | undefined,
): Content =>
  entry && entry.erased_at !== null && entry.giver === null
    ? { ...content, ...NOBODY, words: content.kind === 'blessing' ? '' : content.words }
    : content

/** `contacts`: phones and notes of all entries and lists of the box, in every version. `all`: the named entries and rows of lists. */
export const eraseEntries = (trx: Transaction<Database>, erasure: Erasure): Promise<void> =>
  erasure.extent === 'all' ? erasePeople(trx, erasure) : eraseContacts(trx, erasure)

async function eraseContacts(trx: Transaction<Database>, { boxId, now }: Erasure): Promise<void> {
  await sql`update imported_givers set phone = null where event_box_id = ${boxId} and phone is not null`.execute(
    trx,
  )
  await sql`update register_versions set content = content - ${[...CONTACTS]}::text[]
    where event_box_id = ${boxId} and content ?| ${[...CONTACTS]}::text[]`.execute(trx)
  // Without a giver it would pass for one that was erased on request.
  await sql`update register_entries set phone = null, note = null,
      erased_at = case when giver is null then erased_at else ${now}::timestamptz end
    where event_box_id = ${boxId} and num_nonnulls(phone, note) > 0`.execute(trx)
}

async function erasePeople(
  trx: Transaction<Database>,
  { boxId, orderIds, entryIds = [], now }: Erasure,
): Promise<void> {
  await sql`delete from imported_givers where event_box_id = ${boxId} and id = any(${entryIds}::uuid[])`.execute(
    trx,
  )
  // Hashes of their words.
  await sql`delete from hall_lines where event_box_id = ${boxId} and (gift_id = any(${entryIds}::uuid[]) or gift_id in (
    select id from contributions where event_box_id = ${boxId} and payment_order_id = any(${orderIds}::uuid[])))`.execute(
    trx,
  )
  // The words of a blessing are the giver's; of another gift they say what it is. Citus cannot pass on “case kind when”.
  await sql`update register_versions
    set content = content - ${[...PERSON]}::text[] - case when content->>'kind' = 'blessing' then 'words' else '' end
    where event_box_id = ${boxId} and entry_id = any(${entryIds}::uuid[])`.execute(trx)
  const words = sql<string | null>`case when kind = 'blessing' then null else words end`
  await trx
    .updateTable('register_entries')
    .set({ ...Object.fromEntries(PERSON.map((field) => [field, null])), words, erased_at: now })
    .where('event_box_id', '=', boxId)
    .where(sql<boolean>`id = any(${entryIds}::uuid[])`)
    .execute()
}
