// Writes, confirms and rejects corrections; an entered one is an entry of the ledger, in the same transaction.
import { formatPaise } from '@lifafa/contract/money'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { type Kysely, sql, type Transaction } from 'kysely'
import { logAdminAction } from '../../audit-log/writes.ts'
import { scheduleCheck } from '../../db/claim-due.ts'
import type { Database, Paise, Row } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Failure, fieldFailure } from '../../http/failure.ts'
import { unpaidPaise } from '../payouts/reads.ts'
import { ALONE_WITHIN_MS, entriesOf } from './rules.ts'

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

type Decision = { id: string; isConfirmed: boolean; seenPaise: Paise; adminId: string }

/**
 * A repetition is success. Throws Failure: `notFound`; `correctionOwn` where its writer confirms it; `correctionDecided` where
 * it was decided otherwise, or is not as it was seen; `correctionTooLarge`.
 */
export const decideCorrection = (
  { db, now }: Omit<Deps, 'alonePaise'>,
  { id, isConfirmed, seenPaise, adminId }: Decision,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('corrections')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Failure('notFound')
    if (isConfirmed && before.written_by === adminId) throw new Failure('correctionOwn')
    const end = isConfirmed ? before.entered_at : before.rejected_at
    if (end && before.decided_by === adminId) return
    if (before.entered_at || before.rejected_at || before.amount_paise !== seenPaise)
      throw new Failure('correctionDecided')
    const decided = await trx
      .updateTable('corrections')
      .set({ decided_by: adminId, decided_at: now, [isConfirmed ? 'entered_at' : 'rejected_at']: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isConfirmed) await enter(trx, decided, now)
    const action = isConfirmed ? 'correction-confirmed' : 'correction-rejected'
    await logAdminAction(trx, { action, adminId, detail: describe(decided), now })
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

/** Payouts of a box wait for this, and are calculated again: what is taken from a host must not be on its way already. */
async function enter(trx: Transaction<Database>, correction: Row<'corrections'>, now: Date): Promise<void> {
  const { id, amount_paise, debit_box_id, credit_box_id } = correction
  // In one order, so that two corrections between the same boxes do not wait for each other.
  for (const boxId of [debit_box_id, credit_box_id].filter((box) => box !== null).sort())
    await scheduleCheck(trx, 'event_boxes', boxId, now)
  if (debit_box_id !== null && amount_paise > (await unpaidPaise(trx, debit_box_id)))
    throw new Failure('correctionTooLarge')
  const of = { kind: 'correction', correction_id: id, occurred_at: now, created_at: now } as const
  await trx
    .insertInto('ledger')
    .values(entriesOf(correction).map((entry) => ({ ...of, ...entry })))
    .execute()
}

const describe = ({ amount_paise, debit_account, credit_account }: Row<'corrections'>): string =>
  `${formatPaise(amount_paise)}: debit ${debit_account}, credit ${credit_account}`.replaceAll('_', ' ')
