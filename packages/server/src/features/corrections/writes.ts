// Writes a correction: enters it in the ledger, records it in the audit log, and raises an alarm where it is large.
import { LARGE_CORRECTION_PAISE } from '@lifafa/contract/limits'
import { formatPaise } from '@lifafa/contract/money'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql, type Transaction } from 'kysely'
import { raise } from '../../alarms.ts'
import { logAdminAction } from '../../audit-log/writes.ts'
import { postCorrection } from '../../books/post-correction.ts'
import { scheduleCheck } from '../../db/claim-due.ts'
import type { Database, Paise, Row } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Failure, fieldFailure } from '../../http/failure.ts'
import { unpaidPaise } from '../payouts/reads/payouts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Lines = Omit<Row<'corrections'>, 'id' | 'written_by' | 'written_at'>
type Deps = { db: Kysely<Database>; log: Pick<FastifyBaseLogger, 'error'>; now: Date }

/**
 * A repetition is success, recorded once. An administrator's corrections of a day count together for the alarm: a large sum is not
 * hidden by splitting it. Throws Failure: `invalidInput` if a box is unknown; `requestKeyReused`; `correctionTooLarge` if less
 * is owed to a host.
 */
export async function writeCorrection({ db, log, now }: Deps, lines: Lines, adminId: string): Promise<void> {
  const written = await inTransaction(db, async (trx) => {
    // The second of two simultaneous corrections sees the first.
    await trx.selectFrom('admins').select('id').where('id', '=', adminId).forUpdate().execute()
    if (await wasWritten(trx, lines, adminId)) return undefined
    await checkBoxes(trx, lines)
    const correction = await trx
      .insertInto('corrections')
      .values({ ...lines, written_by: adminId, written_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    await enter(trx, correction)
    await logAdminAction(trx, {
      action: 'correction-written',
      adminId,
      detail: describe(correction),
      now,
    })
    return { id: correction.id, dayPaise: await writtenWithinDay(trx, adminId, now) }
  })
  if (written && written.dayPaise > LARGE_CORRECTION_PAISE)
    raise(log, 'correction-large', { correction: written.id, withinDay: formatPaise(written.dayPaise) })
}

async function wasWritten(trx: Transaction<Database>, lines: Lines, adminId: string): Promise<boolean> {
  const known = await trx
    .selectFrom('corrections')
    .selectAll()
    .where('request_key', '=', lines.request_key)
    .executeTakeFirst()
  if (known === undefined) return false
  const isSame = SAME.every((column) => known[column] === lines[column]) && known.written_by === adminId
  if (!isSame) throw new Failure('requestKeyReused')
  return true
}

/** A repetition moves the same money. */
const SAME = ['amount_paise', 'debit_account', 'debit_box_id', 'credit_account', 'credit_box_id'] as const

async function checkBoxes(trx: Transaction<Database>, lines: Lines): Promise<void> {
  for (const line of ['debit', 'credit'] as const) {
    const id = lines[`${line}_box_id`]
    const found =
      id && (await trx.selectFrom('event_boxes').select('id').where('id', '=', id).executeTakeFirst())
    if (id && !found) throw fieldFailure(`${line}_box`, sentences.boxUnknown)
  }
}

/** Payouts of a box wait for this, and are calculated again: what is taken from a host must not be on its way already. */
async function enter(trx: Transaction<Database>, correction: Row<'corrections'>): Promise<void> {
  const { amount_paise, debit_box_id, credit_box_id, written_at } = correction
  // In one order, so that two corrections between the same boxes do not wait for each other.
  for (const boxId of [debit_box_id, credit_box_id].filter((box) => box !== null).sort())
    await scheduleCheck(trx, 'event_boxes', boxId, written_at)
  if (debit_box_id !== null && amount_paise > (await unpaidPaise(trx, debit_box_id)))
    throw new Failure('correctionTooLarge')
  await postCorrection(trx, correction)
}

function describe({ amount_paise, debit_account, credit_account, reason }: Row<'corrections'>): string {
  const accounts = `debit ${debit_account}, credit ${credit_account}`.replaceAll('_', ' ')
  return `${formatPaise(amount_paise)}: ${accounts}; ${reason}`
}

async function writtenWithinDay(trx: Transaction<Database>, adminId: string, now: Date): Promise<Paise> {
  const { paise } = await trx
    .selectFrom('corrections')
    .select(sql<Paise>`sum(amount_paise)::bigint`.as('paise'))
    .where('written_by', '=', adminId)
    .where('written_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  return paise
}
