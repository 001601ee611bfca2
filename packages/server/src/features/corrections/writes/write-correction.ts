// Writes a correction, and enters it at once where it needs no second administrator.
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { type Kysely, sql, type Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'
import { ALONE_WITHIN_MS } from '../rules.ts'
import { describe, enter } from './enter-correction.ts'

type Lines = Pick<
  Row<'corrections'>,
  | 'request_key'
  | 'amount_paise'
  | 'debit_account'
  | 'debit_box_id'
  | 'credit_account'
  | 'credit_box_id'
  | 'reason'
>
type Deps = { db: Kysely<Database>; alonePaise: Paise; now: Date }

/**
 * A repetition is success, recorded once. Throws Failure: `invalidInput` where a box is unknown; `requestKeyReused`;
 * `correctionTooLarge` where less is owed to a host.
 */
export const writeCorrection = (
  { db, alonePaise, now }: Deps,
  lines: Lines,
  adminId: string,
): Promise<Row<'corrections'>> =>
  inTransaction(db, async (trx) => {
    // Of two that are written at once the second counts the first.
    await trx.selectFrom('admins').select('id').where('id', '=', adminId).forUpdate().execute()
    const known = await trx
      .selectFrom('corrections')
      .selectAll()
      .where('request_key', '=', lines.request_key)
      .executeTakeFirst()
    if (known?.amount_paise === lines.amount_paise && known.written_by === adminId) return known
    if (known) throw new Failure('requestKeyReused')
    await checkBoxes(trx, lines)
    const needs_confirmation = (await alreadyAlone(trx, adminId, now)) + lines.amount_paise > alonePaise
    const written = await trx
      .insertInto('corrections')
      .values({
        ...lines,
        written_by: adminId,
        written_at: now,
        needs_confirmation,
        entered_at: needs_confirmation ? null : now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (!needs_confirmation) await enter(trx, written, now)
    await logAdminAction(trx, {
      action: 'correction-written',
      adminId,
      detail: `${describe(written)}; ${written.reason}`,
      now,
    })
    return written
  })

async function checkBoxes(trx: Transaction<Database>, lines: Lines): Promise<void> {
  for (const line of ['debit', 'credit'] as const) {
    const id = lines[`${line}_box_id`]
    const found =
      id && (await trx.selectFrom('event_boxes').select('id').where('id', '=', id).executeTakeFirst())
    if (id && !found) throw fieldFailure(`${line}_box`, sentences.boxUnknown)
  }
}

/** Paise that the administrator has corrected without another one, lately. */
async function alreadyAlone(trx: Transaction<Database>, adminId: string, now: Date): Promise<Paise> {
  const { paise } = await trx
    .selectFrom('corrections')
    .select(sql<Paise>`coalesce(sum(amount_paise), 0)::bigint`.as('paise'))
    .where('written_by', '=', adminId)
    .where('needs_confirmation', '=', false)
    .where('written_at', '>', new Date(now.getTime() - ALONE_WITHIN_MS))
    .executeTakeFirstOrThrow()
  return paise
}
