// Enters a correction in the ledger: an administrator's, or a debt that is set off between two boxes of a host.
import type { Transaction } from 'kysely'
import type { Database, Paise, Row } from '../db/tables.ts'

/** Once: the caller has just inserted it, and holds the locks of its boxes. */
export async function postCorrection(
  trx: Transaction<Database>,
  correction: Row<'corrections'>,
): Promise<void> {
  const { id, written_at } = correction
  const of = {
    kind: 'correction',
    correction_id: id,
    occurred_at: written_at,
    created_at: written_at,
  } as const
  await trx
    .insertInto('ledger')
    .values(entriesOf(correction).map((entry) => ({ ...of, ...entry })))
    .execute()
}

type Account = Row<'corrections'>['debit_account']
type CorrectionEntry = { event_box_id: string } & Partial<Record<Account, Paise>>

/** One entry; between two boxes two, each balanced in suspense (decision 27). */
function entriesOf(correction: Row<'corrections'>): CorrectionEntry[] {
  const { amount_paise, debit_account, debit_box_id, credit_account, credit_box_id } = correction
  const isBetweenBoxes = debit_box_id !== null && credit_box_id !== null
  if (!isBetweenBoxes)
    return [
      {
        event_box_id: debit_box_id ?? credit_box_id ?? '',
        [debit_account]: amount_paise,
        [credit_account]: -amount_paise,
      },
    ]
  return [
    { event_box_id: debit_box_id, owed_to_hosts: amount_paise, suspense: -amount_paise },
    { event_box_id: credit_box_id, owed_to_hosts: -amount_paise, suspense: amount_paise },
  ]
}
