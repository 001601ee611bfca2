// Imports a list of givers, and undoes an import.
import type { ListedGiver } from '@lifafa/contract/endpoints/register/imports'
import { REGISTER } from '@lifafa/contract/limits'
import type { Kysely, Transaction } from 'kysely'
import { reopenErasure } from '../../../db/reopen-erasure.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction, inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { lockBoxOfHost } from '../../event-boxes/reads.ts'
import { giverKey } from '../rules/giver-key.ts'

type OfBox = { hostId: string; boxId: string }
type NewGiver = Omit<Row<'imported_givers'>, 'id'>

type Import = {
  id: string
  file: string
  occasion: string
  year: number | null
  givers: readonly ListedGiver[]
  now: Date
}

/** The same id again imports nothing more. Throws Failure: `notFound`; `importsFull`. */
export const importGivers = (
  db: Kysely<Database>,
  { hostId, boxId }: OfBox,
  { id, file, occasion, year, givers, now }: Import,
): Promise<void> =>
  inRepeatableTransaction(db, async (trx) => {
    await lockBoxOfHost(trx, hostId, boxId)
    const all = await trx
      .selectFrom('register_imports')
      .select('id')
      .where('event_box_id', '=', boxId)
      .execute()
    if (all.some((each) => each.id === id)) return
    if (all.length >= REGISTER.maxImports) throw new Failure('importsFull')
    await trx
      .insertInto('register_imports')
      .values({ id, event_box_id: boxId, file, occasion: occasion || null, year, imported_at: now })
      .execute()
    const rows = givers.map(
      (giver, index): NewGiver => ({
        ...{ event_box_id: boxId, import_id: id, row: index + 1 },
        giver: giver.name,
        name_key: giverKey(giver.name),
        relation: giver.relation || null,
        village: giver.village || null,
        family: giver.family || null,
        phone: giver.phone || null,
        amount_paise: giver.amount_paise,
      }),
    )
    await insertInParts(trx, rows)
    if (rows.some(({ phone }) => phone !== null)) await reopenErasure(trx, boxId)
  })

/** A query has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000

async function insertInParts(trx: Transaction<Database>, rows: readonly NewGiver[]) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await trx
      .insertInto('imported_givers')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
}

/** Throws Failure `notFound`. */
export const undoImport = (db: Kysely<Database>, { hostId, boxId }: OfBox, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockBoxOfHost(trx, hostId, boxId)
    await trx
      .deleteFrom('imported_givers')
      .where('event_box_id', '=', boxId)
      .where('import_id', '=', id)
      .execute()
    const { numDeletedRows } = await trx
      .deleteFrom('register_imports')
      .where('event_box_id', '=', boxId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Failure('notFound')
  })
