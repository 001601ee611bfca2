// Decides which entries of the ledger a correction becomes.
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import type { Paise, Row } from '../../db/tables.ts'

type Account = Row<'corrections'>['debit_account']
type Lines = Pick<
  Row<'corrections'>,
  'amount_paise' | 'debit_account' | 'debit_box_id' | 'credit_account' | 'credit_box_id'
>

export type CorrectionEntry = { event_box_id: string } & Partial<Record<Account, Paise>>

/** One entry; between two boxes two, each balanced in suspense (decision 27). */
export function entriesOf(correction: Lines): CorrectionEntry[] {
  const { amount_paise, debit_account, debit_box_id, credit_account, credit_box_id } = correction
  const isBetweenBoxes = debit_box_id !== null && credit_box_id !== null
  if (!isBetweenBoxes)
    return [
      {
        event_box_id: debit_box_id ?? credit_box_id ?? NO_BOX,
        [debit_account]: amount_paise,
        [credit_account]: -amount_paise,
      },
    ]
  return [
    { event_box_id: debit_box_id, owed_to_hosts: amount_paise, suspense: -amount_paise },
    { event_box_id: credit_box_id, owed_to_hosts: -amount_paise, suspense: amount_paise },
  ]
}
