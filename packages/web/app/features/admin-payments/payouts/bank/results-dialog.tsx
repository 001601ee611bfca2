// Shows the bank's file row by row: which rows will be marked as paid, and why others will not; then the outcome of each.
import type { CheckedResult } from '@lifafa/contract/endpoints/admin/bank-files'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { useState } from 'react'
import type { DialogProps } from '../../../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../../../lib/forms/form-problems.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ResultRow, type ShownResult } from './result-row.tsx'
import { useMarking } from './use-marking.ts'

interface ResultsDialogProps extends Omit<DialogProps, 'onDone'> {
  rows: readonly ShownResult[]
}

/** At once, or once that is confirmed; another row of the same payout cannot. */
const canBeMarked = ({ verdict }: CheckedResult): boolean =>
  verdict === 'ready' || verdict === 'shared-reference'

const sumOf = (rows: readonly CheckedResult[]): string =>
  formatPaise(rows.reduce((paise, { payout }) => paise + (payout?.amount_paise ?? 0), 0))

export function ResultsDialog({ rows, open, onOpenChange, finalFocus }: ResultsDialogProps) {
  const { outcomes, mark, isBusy, progress, problems } = useMarking()
  const [isShared, setShared] = useState(false)
  const isReady = ({ verdict }: CheckedResult) =>
    verdict === 'ready' || (isShared && verdict === 'shared-reference')
  const outcomeOf = ({ payout }: CheckedResult) => outcomes.get(payout?.id ?? '')
  const ready = rows.filter((row) => isReady(row) && outcomeOf(row) === undefined)
  const shared = rows.filter((row) => row.verdict === 'shared-reference')
  const marked = [...outcomes.values()].filter((refusal) => refusal === null).length
  const refused = outcomes.size - marked
  const others = rows.filter((row) => !isReady(row) && row.verdict !== 'paid')
  // Rows that can be marked stand first; an outcome does not move its row.
  const ordered = [
    ...rows.filter(({ verdict }) => verdict === 'ready'),
    ...shared,
    ...rows.filter(({ verdict }) => verdict !== 'ready' && verdict !== 'shared-reference'),
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        // Half of it would be marked out of sight.
        if (!isBusy) onOpenChange(isOpen)
      }}
      finalFocus={finalFocus}
      title={sentences.resultsTitle}
      description={
        ready.length === 0 && marked > 0
          ? sentences.markedOf(marked, others.length + refused)
          : sentences.summary(rows.filter(isReady).length, others.length)
      }
    >
      <div className="grid gap-5">
        <ul className="divide-y divide-line rounded-card border border-line px-4">
          {ordered.map((row, index) => (
            <ResultRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may have equal rows, and their order never changes
              key={index}
              row={row}
              refusal={canBeMarked(row) ? outcomeOf(row) : undefined}
              isReady={isReady(row)}
            />
          ))}
        </ul>
        <p role="status" className="font-semibold empty:hidden">
          {isBusy
            ? sentences.marking(progress.done, progress.of)
            : [marked > 0 && sentences.marked(marked), refused > 0 && sentences.notMarked(refused)]
                .filter(Boolean)
                .join(', ')}
        </p>
        <FormProblems problems={problems} />
        {shared.some((row) => outcomeOf(row) === undefined) && (
          <Checkbox
            checked={isShared}
            disabled={isBusy}
            onChange={(event) => setShared(event.target.checked)}
            label={sentences.sharedReference(shared.length)}
          />
        )}
        {ready.length > 0 && <p>{sentences.consequences}</p>}
        {others.length > 0 && <p>{sentences.rest}</p>}
        <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
          <Button variant="secondary" disabled={isBusy} onClick={() => onOpenChange(false)}>
            {sentences.close}
          </Button>
          {(ready.length > 0 || isBusy) && (
            <Button
              busy={isBusy}
              busyLabel={sentences.marking(progress.done, progress.of)}
              onClick={() => mark(ready, isShared)}
            >
              {sentences.markAll(ready.length, sumOf(ready))}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
