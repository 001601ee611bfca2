// Corrections of the ledger: those that wait for a decision, and all others with who and why.
import type { Correction } from '@lifafa/contract/endpoints/admin/corrections'
import { formatPaise } from '@lifafa/contract/money'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { PagedList } from '../paged-list.tsx'
import { correctionsQuery } from '../payment-queries.ts'
import { usePaymentsParams } from '../use-payments-params.ts'
import { CorrectionRow, type Decision } from './correction-row.tsx'

/** Keeps the place of the sentence while the real amount loads. */
const USUAL_ALONE_PAISE = 10_000_00

const loadWriteDialog = async () => (await import('./write-correction-dialog.tsx')).WriteCorrectionDialog
const loadDecideDialog = async () => (await import('./decide-correction-dialog.tsx')).DecideCorrectionDialog

export function CorrectionsTab() {
  const { params } = usePaymentsParams()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnTo = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<{ correction: Correction; decision: Decision }>()
  /** Each opened dialog has a request key of its own. */
  const [opened, setOpened] = useState(0)
  const { queryKey, queryFn } = correctionsQuery(params)
  const { data } = useQuery({ queryKey, queryFn })
  const finalFocus = () => returnTo.current

  function finish(close: () => void) {
    returnTo.current = heading.current
    close()
    void queries.invalidateQueries({ queryKey: [MONEY_KEY] })
  }
  const writing = useLazyDialog(loadWriteDialog, {
    opened,
    finalFocus,
    onWritten: () => finish(writing.close),
  })
  const deciding = useLazyDialog(loadDecideDialog, {
    chosen,
    finalFocus,
    onDecided: () => finish(deciding.close),
  })

  function decide(correction: Correction, decision: Decision, button: HTMLElement) {
    returnTo.current = button
    setChosen({ correction, decision })
    void deciding.open()
  }

  return (
    <section>
      <SectionHead title={sentences.title} heading={heading}>
        {sentences.text}{' '}
        <span className={data ? undefined : 'invisible'}>
          {sentences.alone(formatPaise(data?.alone_paise ?? USUAL_ALONE_PAISE))}
        </span>
      </SectionHead>
      <Button
        className="mb-6"
        aria-haspopup="dialog"
        onClick={(event) => {
          returnTo.current = event.currentTarget
          setOpened((count) => count + 1)
          void writing.open()
        }}
      >
        {sentences.write}
      </Button>
      <PagedList
        query={correctionsQuery(params)}
        failedTitle={sentences.failed}
        pagesLabel={sentences.pages}
        rowHeight="h-36 sm:h-28"
        empty={<EmptyState title={sentences.none} />}
      >
        {({ corrections }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card sm:px-7">
            {corrections.map((correction) => (
              <CorrectionRow key={correction.id} correction={correction} onDecide={decide} />
            ))}
          </ul>
        )}
      </PagedList>
      {writing.dialog}
      {deciding.dialog}
    </section>
  )
}
