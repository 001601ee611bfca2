// The payouts to a host, newest first.

import { formatPaise } from '@lifafa/contract/money'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paymentsHref } from '../../lib/links/admin-links.ts'
import { useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { PagedRows } from '../../lib/parts/paged-list.tsx'
import { PayoutFacts } from '../../lib/parts/payout-facts.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { hostSearch, payoutsQuery } from './host.ts'

export function PayoutsTab({ hostId }: { hostId: string }) {
  const [{ page }, setParams] = useSearchState(hostSearch)
  const found = useQuery(payoutsQuery(hostId, page))
  return (
    <section>
      <SectionHead title={sentences.tabs.payouts} />
      <PagedRows
        query={found}
        page={page}
        onPage={setParams}
        failedTitle={payoutFactsSentences.payoutsFailed}
        pagesLabel={payoutFactsSentences.payoutPages}
        rowHeight="h-44 md:h-24"
        empty={{ title: sentences.noPayouts }}
      >
        {({ payouts }) =>
          payouts.map((payout) => (
            <li
              key={payout.id}
              className="grid gap-x-6 gap-y-2 py-4 leading-snug md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:items-center"
            >
              <div className="min-w-0">
                <p className="font-heading text-maroon text-xl">{formatPaise(payout.amount_paise)}</p>
                <p className="wrap-anywhere text-muted">
                  {`“${payout.box}”, ${payoutFactsSentences.payoutNumber(payout.number)}`}
                </p>
              </div>
              <PayoutFacts payout={payout} />
              <Link
                to={paymentsHref({ tab: 'payment', id: payout.id })}
                aria-label={adminSearchSentences.payoutTimelineOf(
                  formatPaise(payout.amount_paise),
                  payout.host,
                )}
                className={classNames(buttonStyle({ variant: 'quiet' }), 'justify-self-start max-md:-ml-5')}
              >
                {adminPaymentsSentences.seeTimeline}
              </Link>
            </li>
          ))
        }
      </PagedRows>
    </section>
  )
}
