// Presents corrections as JSON for administrators.
import type { Correction } from '@lifafa/contract/endpoints/admin/corrections'
import type { ListedCorrection } from './reads.ts'
import { stateOf } from './rules.ts'

/** `callerId`: the administrator who asks. */
export const presentCorrection = (correction: ListedCorrection, callerId: string): Correction => ({
  id: correction.id,
  at: correction.written_at.toISOString(),
  by: correction.writer,
  is_own: correction.written_by === callerId,
  amount_paise: correction.amount_paise,
  debit: sideOf(correction.debit_account, correction.debit_box_id, correction.debitBox),
  credit: sideOf(correction.credit_account, correction.credit_box_id, correction.creditBox),
  reason: correction.reason,
  state: stateOf(correction),
  decided: correction.decided_at && {
    at: correction.decided_at.toISOString(),
    by: correction.decider ?? '',
  },
})

const sideOf = (
  account: Correction['debit']['account'],
  id: string | null,
  name: string | null,
): Correction['debit'] => ({ account, box: id === null ? null : { id, name: name ?? '' } })
