// Payouts to hosts, in groups with their sums, and those to be paid by hand.
import {
  type AdminPayout,
  adminListPayouts,
  type PayoutAction,
} from '@lifafa/contract/endpoints/admin/payouts'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { useRef, useState } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSearchState } from '../../../lib/links/use-search-state.ts'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { PagedRows } from '../../../lib/parts/paged-list.tsx'
import { usePages } from '../../../lib/parts/use-pages.ts'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { paymentsSearch } from '../payments-params.ts'
import { BankCard } from './bank/bank-card.tsx'
import { hasNothingByHand, isChoosable, useChosen } from './bank/use-chosen.ts'
import { RestoredNotice, StopsNotice } from './notices.tsx'
import { PayoutGroups } from './payout-groups.tsx'
import { PayoutRow } from './payout-row.tsx'

const loadPayDialog = async () => (await import('./pay-dialog.tsx')).PayDialog
const loadDecideDialog = async () => (await import('./decide-dialog.tsx')).DecideDialog
const loadResults = async () => (await import('./bank/results-dialog.tsx')).ResultsDialog
const loadNotArrivedDialog = async () => (await import('./not-arrived-dialog.tsx')).NotArrivedDialog

export function PayoutsTab() {
  const [{ group, page }, setParams] = useSearchState(paymentsSearch)
  const list = usePages([MONEY_KEY], adminListPayouts, payoutFactsSentences.payoutsFailed, {
    query: { group, page },
  })
  const found = list.query
  const heading = useRef<HTMLHeadingElement>(null)
  const choice = useChosen(group)
  const isOpenGroup = group === 'due' || group === 'waiting'
  /** Undefined while those of another page stand in: nothing is chosen or paid from them. */
  const data = found.isPlaceholderData ? undefined : found.data
  const isFailed = found.isError && found.data === undefined

  const [paid, setPaid] = useState<AdminPayout>()
  const pay = useDialog(loadPayDialog, { payout: paid }, heading)
  const notArrived = useDialog(loadNotArrivedDialog, {}, heading)
  const decide = useDialog(loadDecideDialog, {}, heading)
  /** It outlives the card, which leaves when nothing more is to be paid. */
  const results = useDialog(loadResults, {}, heading)

  function act(payout: AdminPayout, action: PayoutAction, button: HTMLElement) {
    if (action === 'not-paid' || action === 'mark-returned')
      void notArrived.open({ payout, outcome: action }, button)
    else if (action === 'pay-by-hand' || action === 'mark-paid') {
      setPaid(payout)
      // Without a subject: opened again, it knows that it has locked the payout.
      void pay.open(undefined, button)
    } else void decide.open({ payout, decision: action }, button)
  }

  return (
    <section>
      <SectionHead title={sentences.payoutsTitle} heading={heading} />
      <StopsNotice stops={found.data?.stops ?? []} />
      <RestoredNotice found={found.data} onGone={() => heading.current?.focus()} />
      <PayoutGroups found={found.data} isFailed={isFailed} current={group} />
      {(isOpenGroup || group === 'under-way') && !isFailed && !hasNothingByHand(data) && (
        <BankCard group={group} data={data} choice={choice} onResults={results.open} />
      )}
      <PagedRows
        key={group}
        {...list}
        page={page}
        onPage={setParams}
        pagesLabel={payoutFactsSentences.payoutPages}
        rowHeight="h-44 sm:h-28"
        empty={{ title: sentences.noPayouts[group] }}
      >
        {({ payouts }) =>
          payouts.map((payout) => (
            <PayoutRow
              key={payout.id}
              payout={payout}
              onAction={act}
              choice={isOpenGroup && payouts.some(isChoosable) ? choice : undefined}
            />
          ))
        }
      </PagedRows>
      {pay.dialog}
      {notArrived.dialog}
      {decide.dialog}
      {results.dialog}
    </section>
  )
}
