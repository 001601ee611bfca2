// Enters a correction in the ledger, and describes it for the audit log.
import { formatPaise } from '@lifafa/contract/money'
import type { Transaction } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'
import { unpaidPaise } from '../../payouts/reads.ts'
import { entriesOf } from '../rules.ts'

/** Payouts of a box wait for this, and are calculated again: what is taken from a host must not be on its way already. */
export async function enter(
  trx: Transaction<Database>,
  correction: Row<'corrections'>,
  now: Date,
): Promise<void> {
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

export const describe = ({ amount_paise, debit_account, credit_account }: Row<'corrections'>): string =>
  `${formatPaise(amount_paise)}: debit ${debit_account}, credit ${credit_account}`.replaceAll('_', ' ')
