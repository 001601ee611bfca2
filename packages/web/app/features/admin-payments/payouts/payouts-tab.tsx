// Payouts to hosts, in groups with their sums, and those to be paid by hand.
import type { AdminPayout, PayoutAction } from '@lifafa/contract/endpoints/admin/payouts'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { PagedList } from '../paged-list.tsx'
import { payoutsQuery } from '../payment-queries.ts'
import { usePaymentsParams } from '../use-payments-params.ts'
import { BankCard } from './bank/bank-card.tsx'
import { hasNothingByHand, isChoosable, useChosen } from './bank/use-chosen.ts'
import { PayoutGroups } from './payout-groups.tsx'
import { PayoutRow } from './payout-row.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { StopsNotice } from './stops-notice.tsx'

const loadPayDialog = async () => (await import('./pay-dialog.tsx')).PayDialog
const loadDecideDialog = async () => (await import('./decide-dialog.tsx')).DecideDialog
const loadReturnedDialog = async () => (await import('./returned-dialog.tsx')).ReturnedDialog

export function PayoutsTab() {
  const { params } = usePaymentsParams()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnTo = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<{ payout: AdminPayout; action: PayoutAction }>()
  const choice = useChosen(params.group)
  const isOpenGroup = params.group === 'due' || params.group === 'waiting'
  const { queryKey, queryFn } = payoutsQuery(params)
  const { data } = useQuery({ queryKey, queryFn })

  const props = { ...chosen, finalFocus: () => returnTo.current }
  const pay = useLazyDialog(loadPayDialog, {
    ...props,
    onDone: () => finish(pay.close),
    onLocked: () => void queries.invalidateQueries({ queryKey: [MONEY_KEY] }),
  })
  const returned = useLazyDialog(loadReturnedDialog, {
    ...{ payout: chosen?.payout, finalFocus: () => returnTo.current },
    onDone: () => finish(returned.close),
  })
  const decide = useLazyDialog(loadDecideDialog, { ...props, onDone: () => finish(decide.close) })
  const dialogs = {
    ...{ 'pay-by-hand': pay, 'mark-paid': pay, 'mark-returned': returned },
    ...{ 'not-paid': decide, retry: decide, cancel: decide },
  }

  /** The button that opened the dialog leaves the list. */
  function finish(close: () => void) {
    returnTo.current = heading.current
    close()
    void queries.invalidateQueries({ queryKey: [MONEY_KEY] })
  }

  function choose(payout: AdminPayout, action: PayoutAction, button: HTMLElement) {
    returnTo.current = button
    setChosen({ payout, action })
    void dialogs[action].open()
  }

  return (
    <section>
      <SectionHead title={sentences.payoutsTitle} heading={heading} />
      <StopsNotice params={params} />
      <RestoredNotice params={params} onGone={() => heading.current?.focus()} />
      <PayoutGroups params={params} />
      {(isOpenGroup || params.group === 'under-way') && !hasNothingByHand(data) && (
        <BankCard group={params.group} data={data} choice={choice} />
      )}
      <PagedList
        key={params.group}
        query={payoutsQuery(params)}
        failedTitle={sentences.payoutsFailed}
        pagesLabel={sentences.payoutPages}
        rowHeight="h-44 sm:h-28"
        empty={<EmptyState title={sentences.noPayouts[params.group]} />}
      >
        {({ payouts }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card sm:px-7">
            {payouts.map((payout) => (
              <PayoutRow
                key={payout.id}
                payout={payout}
                onAction={choose}
                choice={isOpenGroup && isChoosable(payout) ? choice : undefined}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {pay.dialog}
      {returned.dialog}
      {decide.dialog}
    </section>
  )
}
