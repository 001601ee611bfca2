// Takes the file that the bank gave back; what it would change is shown in a dialog, before anything is marked.
import {
  adminCheckBankResults,
  type BankResult,
  type BankVerdict,
} from '@lifafa/contract/endpoints/admin/bank-files'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminCall } from '../../../../lib/calls/admin-api.ts'
import { FileField } from '../../../../lib/forms/file-field.tsx'
import type { ShownResult } from './results-dialog.tsx'

/** The cell that is shown beside ours; the status in all other rows, which an administrator may read otherwise than we do. */
const CELLS: Partial<Record<BankVerdict, keyof BankResult>> = {
  'other-amount': 'amount',
  'other-upi-id': 'upi_id',
}

export type ShowResults = (subject: { rows: ShownResult[] }, input: HTMLInputElement) => Promise<void>

export function BankResults({ onRead }: { onRead: ShowResults }) {
  async function check(file: File, input: HTMLInputElement) {
    const { readResults } = await import('./read-results.ts')
    const read = await readResults(file)
    if ('problem' in read) return read.problem
    const { rows } = await adminCall(adminCheckBankResults, { body: { rows: read.rows } })
    const shown = rows.map((row, index) => ({
      ...row,
      cell: read.rows[index]?.[CELLS[row.verdict] ?? 'status'] ?? '',
    }))
    await onRead({ rows: shown }, input)
    return undefined
  }

  return (
    <div className="grid content-start gap-3">
      <p className="max-w-prose">{sentences.back}</p>
      <FileField
        label={sentences.fileLabel}
        reading={sentences.reading}
        failed={sentences.checkFailed}
        accept=".csv,text/csv"
        take={check}
      />
    </div>
  )
}
