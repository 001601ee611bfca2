// Corrections of the ledger, each with its two lines, its reason and who wrote it.
import { adminListCorrections, type Correction } from '@lifafa/contract/endpoints/admin/corrections'
import { formatPaise } from '@lifafa/contract/money'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { useRef } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSearchState } from '../../../lib/links/use-search-state.ts'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { PagedRows } from '../../../lib/parts/paged-list.tsx'
import { usePages } from '../../../lib/parts/use-pages.ts'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { paymentsSearch } from '../payments-params.ts'

const loadDialog = async () => (await import('./write-correction-dialog.tsx')).WriteCorrectionDialog

export function CorrectionsTab() {
  const [{ page }, setParams] = useSearchState(paymentsSearch)
  const list = usePages([MONEY_KEY], adminListCorrections, sentences.failed, { query: { page } })
  const heading = useRef<HTMLHeadingElement>(null)
  const writing = useDialog(loadDialog, {}, heading)
  return (
    <section>
      <SectionHead title={sentences.title} heading={heading}>
        {sentences.text}
      </SectionHead>
      <Button
        className="mb-6"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => writing.open({}, currentTarget)}
      >
        {sentences.write}
      </Button>
      <PagedRows
        {...list}
        page={page}
        onPage={setParams}
        pagesLabel={sentences.pages}
        rowHeight="h-36 sm:h-28"
        empty={{ title: sentences.none }}
      >
        {({ corrections }) =>
          corrections.map((correction) => <CorrectionRow key={correction.id} correction={correction} />)
        }
      </PagedRows>
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
