// Corrections of the ledger, each with its two lines, its reason and who wrote it.
import type { Correction } from '@lifafa/contract/endpoints/admin/corrections'
import { formatPaise } from '@lifafa/contract/money'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { PagedList } from '../paged-list.tsx'
import { correctionsQuery } from '../payment-queries.ts'
import { usePaymentsParams } from '../use-payments-params.ts'

const loadDialog = async () => (await import('./write-correction-dialog.tsx')).WriteCorrectionDialog

export function CorrectionsTab() {
  const { params } = usePaymentsParams()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnTo = useRef<HTMLElement>(null)
  /** Each opened dialog has a request key of its own. */
  const [opened, setOpened] = useState(0)
  const writing = useLazyDialog(loadDialog, {
    opened,
    finalFocus: () => returnTo.current,
    onWritten() {
      returnTo.current = heading.current
      writing.close()
      void queries.invalidateQueries({ queryKey: [MONEY_KEY] })
    },
  })

  return (
    <section>
      <SectionHead title={sentences.title} heading={heading}>
        {sentences.text}
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
              <CorrectionRow key={correction.id} correction={correction} />
            ))}
          </ul>
        )}
      </PagedList>
      {writing.dialog}
    </section>
  )
}

function CorrectionRow({ correction }: { correction: Correction }) {
  const { amount_paise, debit, credit, reason, by, at } = correction
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-2 md:items-center">
      <div className="min-w-0">
        <p className="font-heading text-maroon text-xl">{formatPaise(amount_paise)}</p>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 leading-snug">
          <dt className="text-muted">{sentences.debit}</dt>
          <dd className="wrap-anywhere">{lineOf(debit)}</dd>
          <dt className="text-muted">{sentences.credit}</dt>
          <dd className="wrap-anywhere">{lineOf(credit)}</dd>
        </dl>
      </div>
      <div className="wrap-anywhere min-w-0 leading-snug">
        <p>{reason}</p>
        <p className="mt-1 text-muted">{sentences.by(by, when(at))}</p>
      </div>
    </li>
  )
}

const lineOf = ({ account, box }: Correction['debit']): string =>
  [sentences.accounts[account], box && sentences.ofBox(box.name)].filter(Boolean).join(', ')
