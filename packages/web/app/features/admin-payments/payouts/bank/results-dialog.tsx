// Shows the bank's file row by row: which rows will be marked as paid, and why others will not; then the outcome of each.
import {
  adminMarkBankResults,
  type CheckedResult,
  MAX_MARKED_AT_ONCE,
} from '@lifafa/contract/endpoints/admin/bank-files'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { adminCall } from '../../../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../../../lib/calls/use-single-flight.ts'
import type { DialogProps } from '../../../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../../../lib/forms/form-problems.tsx'
import { sentencesOf } from '../../../../lib/network/api-error.ts'
import { MONEY_KEY } from '../../../../lib/queries/to-do-query.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

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
  const before = rows.filter(({ verdict }) => verdict === 'paid')
  const others = rows.filter((row) => !isReady(row) && row.verdict !== 'paid')
  // Rows that need a person stand first: nobody scrolls past the good ones. An outcome does not move its row.
  const ordered = [
    ...rows.filter((row) => !canBeMarked(row) && row.verdict !== 'paid'),
    ...shared,
    ...rows.filter(({ verdict }) => verdict === 'ready'),
    ...before,
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
          : sentences.summary(rows.filter(isReady).length, before.length, others.length)
      }
    >
      <div className="grid gap-5">
        <ul className="divide-y divide-line rounded-card border border-line px-4">
          {ordered.map((row, index) => (
            <ResultRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may list a payout twice, and the order of rows never changes
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

/** Why each could not be marked, by the payout's id; null where it is marked. Payouts that were not tried are absent. */
type Outcomes = ReadonlyMap<string, string | null>

function useMarking() {
  const queries = useQueryClient()
  const { once, isBusy } = useSingleFlight()
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [problems, setProblems] = useState<string[]>([])
  const [progress, setProgress] = useState({ done: 0, of: 0 })

  /** The next press tries the unanswered ones again: a repetition is success. */
  async function mark(ready: readonly CheckedResult[], isShared: boolean) {
    setProblems([])
    setProgress({ done: 0, of: ready.length })
    try {
      for (let begin = 0; begin < ready.length; begin += MAX_MARKED_AT_ONCE) {
        const rows = ready.slice(begin, begin + MAX_MARKED_AT_ONCE).flatMap((row) => asSeen(row, isShared))
        const answer = await adminCall(adminMarkBankResults, { body: { rows } })
        setOutcomes(
          (before) =>
            new Map([...before, ...answer.outcomes.map(({ id, refusal }) => [id, refusal] as const)]),
        )
        setProgress({ done: begin + rows.length, of: ready.length })
      }
    } catch (error) {
      setProblems([...sentencesOf(error), sentences.markFailed])
    } finally {
      void queries.invalidateQueries({ queryKey: [MONEY_KEY] })
    }
  }

  return {
    outcomes,
    /** `isShared`: the bank gave one reference to payouts of several hosts. */
    mark: (ready: readonly CheckedResult[], isShared: boolean) => once(() => mark(ready, isShared)),
    isBusy,
    progress,
    problems,
  }
}

/** A reference that was used since the check is refused. */
const asSeen = ({ verdict, payout, bank_reference: reference }: CheckedResult, isShared: boolean) =>
  payout ? [{ id: payout.id, reference, is_shared: isShared && verdict !== 'ready' }] : []

/** `cell`: of the bank's file, to be shown; empty where it says nothing. */
export type ShownResult = CheckedResult & { cell: string }

interface ResultRowProps {
  row: ShownResult
  /** Why it could not be marked; null where it is, undefined where that was not tried. */
  refusal: string | null | undefined
  /** It is marked with the others. */
  isReady: boolean
}

function ResultRow({ row, refusal, isReady }: ResultRowProps) {
  const { verdict, payout, reference, bank_reference, cell } = row
  const isMarked = refusal === null || verdict === 'paid'
  const isFine = refusal === undefined ? isReady || verdict === 'paid' : refusal === null
  const Sign = isMarked ? CircleCheck : isFine ? CircleDashed : CircleAlert
  const told =
    refusal === null ? sentences.markedOne : (refusal ?? sentences.verdicts[isReady ? 'ready' : verdict])
  return (
    <li className="flex gap-3 py-3.5 leading-snug">
      <Sign
        className={`mt-0.5 size-5 flex-none ${isMarked ? 'text-leaf' : isFine ? 'text-muted' : 'text-danger'}`}
        aria-hidden="true"
      />
      <div className="wrap-anywhere min-w-0 flex-1">
        {payout ? (
          <p>
            <span className="font-semibold tabular-nums">{formatPaise(payout.amount_paise)}</span>{' '}
            <span>{`${payout.host}, “${payout.box}”, ${payoutFactsSentences.payoutNumber(payout.number)}`}</span>
          </p>
        ) : (
          <p className="font-mono text-sm">{reference || '—'}</p>
        )}
        <p className={isFine ? 'text-muted' : 'text-danger'}>{told}</p>
        {cell !== '' && <p className="font-semibold">{sentences.bankSays(cell)}</p>}
        {payout?.to && <p className="font-mono text-muted text-sm">{payout.to}</p>}
        {bank_reference !== '' && (
          <p className="text-muted text-sm tabular-nums">{adminSearchSentences.reference(bank_reference)}</p>
        )}
      </div>
    </li>
  )
}
