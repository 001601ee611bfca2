// Payouts to hosts, in groups with their sums, and those to be paid by hand.
import type { Answer } from '@lifafa/contract/endpoint'
import type { AdminPayout, adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
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

const loadDialog = async () => (await import('./mark-paid-dialog.tsx')).MarkPaidDialog
const loadReturnedDialog = async () => (await import('./returned-dialog.tsx')).ReturnedDialog

export function PayoutsTab() {
  const { params } = usePaymentsParams()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnTo = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<AdminPayout>()
  const { open, close, dialog } = useLazyDialog(loadDialog, {
    payout: chosen,
    finalFocus: () => returnTo.current,
    onMarked: () => finish(close),
    async onChanged() {
      await queries.invalidateQueries({ queryKey: [MONEY_KEY] })
      const { queryKey } = payoutsQuery(params)
      const fresh = queries.getQueryData<Answer<typeof adminListPayouts>>(queryKey)
      return fresh?.payouts.find(({ id }) => id === chosen?.id)
    },
  })

  const choice = useChosen(params.group)
  const isOpenGroup = params.group === 'due' || params.group === 'waiting'
  const { queryKey, queryFn } = payoutsQuery(params)
  const { data } = useQuery({ queryKey, queryFn })

  const returned = useLazyDialog(loadReturnedDialog, {
    payout: chosen,
    finalFocus: () => returnTo.current,
    onMarked: () => finish(returned.close),
  })

  /** The button that opened the dialog leaves the list. */
  function finish(close: () => void) {
    returnTo.current = heading.current
    close()
    void queries.invalidateQueries({ queryKey: [MONEY_KEY] })
  }

  const choose = (open: () => Promise<void>) => (payout: AdminPayout, button: HTMLElement) => {
    returnTo.current = button
    setChosen(payout)
    void open()
  }

  return (
    <section>
      <SectionHead title={sentences.payoutsTitle} heading={heading} />
      <RestoredNotice params={params} onGone={() => heading.current?.focus()} />
      <PayoutGroups params={params} />
      {isOpenGroup && !hasNothingByHand(data) && (
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
                onMark={choose(open)}
                onReturned={choose(returned.open)}
                choice={isOpenGroup && isChoosable(payout) ? choice : undefined}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {dialog}
      {returned.dialog}
    </section>
  )
}
