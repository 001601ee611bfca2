// A host's event boxes with their totals, or the gifts of one of them.

import { formatDay } from '@lifafa/contract/dates'
import type { BoxOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import { formatPaise } from '@lifafa/contract/money'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { searchOf, useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { langOf } from '../../lib/parts/lang-of.ts'
import { PagedRows } from '../../lib/parts/paged-list.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { GiftsOfBox } from './gifts-of-box.tsx'
import { boxesQuery, hostSearch } from './host.ts'

export function BoxesTab({ hostId }: { hostId: string }) {
  const [{ box }] = useSearchState(hostSearch)
  return box === '' ? <Boxes hostId={hostId} /> : <GiftsOfBox key={box} boxId={box} />
}

function Boxes({ hostId }: { hostId: string }) {
  const [{ page }, setParams] = useSearchState(hostSearch)
  const found = useQuery(boxesQuery(hostId, page))
  return (
    <section>
      <SectionHead title={sentences.tabs.boxes} />
      <PagedRows
        query={found}
        page={page}
        onPage={setParams}
        failedTitle={sentences.boxesFailed}
        pagesLabel={pageSentences.boxPages}
        rowHeight="h-36 md:h-24"
        empty={{ title: sentences.noBoxes }}
      >
        {({ boxes }) => boxes.map((box) => <BoxRow key={box.id} box={box} />)}
      </PagedRows>
    </section>
  )
}

function BoxRow({ box }: { box: BoxOfHost }) {
  const {
    id,
    name,
    event_date,
    is_deleted,
    contributions,
    kept_paise,
    owed_paise,
    paid_paise,
    transferred_paise,
  } = box
  const money = [
    owed_paise > 0 && sentences.boxOwed(formatPaise(owed_paise)),
    owed_paise < 0 && sentences.boxOverpaid(formatPaise(-owed_paise)),
    paid_paise > 0 && sentences.boxPaid(formatPaise(paid_paise)),
    transferred_paise > 0 && sentences.boxTransferred(formatPaise(transferred_paise)),
  ].filter(Boolean)
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 leading-snug md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span lang={langOf(name)} className="wrap-anywhere font-semibold">
            {name}
          </span>
          {is_deleted && <Badge>{sentences.deletedBox}</Badge>}
        </p>
        <p className="text-muted">{adminSearchSentences.eventOn(formatDay(event_date))}</p>
        <p className="wrap-anywhere font-mono text-muted text-sm">{id}</p>
      </div>
      <div className="min-w-0 tabular-nums">
        <p className="font-semibold">
          {`${sentences.giftsOfBox(contributions)}, ${formatPaise(kept_paise)}`}
        </p>
        {money.length > 0 && <p className="text-muted">{money.join(', ')}</p>}
      </div>
      <Link
        to={searchOf(hostSearch, { tab: 'boxes', box: id })}
        preventScrollReset
        aria-label={sentences.seeGiftsOf(name)}
        className={classNames(buttonStyle({ variant: 'quiet' }), 'justify-self-start max-md:-ml-5')}
      >
        {sentences.seeGifts}
      </Link>
    </li>
  )
}
