// Takes the file that the bank gave back; what it would change is shown in a dialog, before anything is marked.
import {
  adminCheckBankResults,
  type BankResult,
  type BankVerdict,
} from '@lifafa/contract/endpoints/admin/bank-files'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { type ChangeEvent, type RefObject, useRef, useState } from 'react'
import { adminCall } from '../../../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../../../lib/calls/use-single-flight.ts'
import { useDialog } from '../../../../lib/dialogs/use-dialog.tsx'
import { sentencesOf } from '../../../../lib/network/api-error.ts'
import { Field } from '../../../../ui/inputs/field.tsx'
import { FileInput } from '../../../../ui/inputs/file-input.tsx'

const loadDialog = async () => (await import('./results-dialog.tsx')).ResultsDialog

/** The cell that is shown beside ours; the status in all other rows, which an administrator may read otherwise than we do. */
const CELLS: Partial<Record<BankVerdict, keyof BankResult>> = {
  'other-amount': 'amount',
  'other-upi-id': 'upi_id',
}

/** The dialog outlives the card, which leaves when nothing more is to be paid. */
export function useBankResults(heading: RefObject<HTMLElement | null>) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const { once, isBusy } = useSingleFlight()
  const { open, dialog } = useDialog(loadDialog, {}, heading)

  async function check(file: File) {
    setProblem(undefined)
    try {
      const { readResults } = await import('./read-results.ts')
      const read = await readResults(file)
      if ('problem' in read) {
        setProblem(read.problem)
        return
      }
      const { rows } = await adminCall(adminCheckBankResults, { body: { rows: read.rows } })
      const shown = rows.map((row, index) => ({
        ...row,
        cell: read.rows[index]?.[CELLS[row.verdict] ?? 'status'] ?? '',
      }))
      await open({ rows: shown }, input.current)
    } catch (error) {
      setProblem(sentencesOf(error, sentences.checkFailed).join(' '))
    }
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    void once(async () => {
      await check(file)
      // The same file may be chosen again.
      if (input.current) input.current.value = ''
    })
  }

  return { input, problem, isBusy, choose, dialog }
}

export type Results = ReturnType<typeof useBankResults>

export function BankResults({ results: { input, problem, isBusy, choose } }: { results: Results }) {
  return (
    <div className="grid content-start gap-3">
      <p className="max-w-prose">{sentences.back}</p>
      <Field label={sentences.fileLabel} hint={isBusy ? sentences.reading : undefined} error={problem}>
        <FileInput ref={input} accept=".csv,text/csv" onChange={choose} aria-busy={isBusy || undefined} />
      </Field>
    </div>
  )
}
