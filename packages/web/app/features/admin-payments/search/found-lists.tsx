// Lists the results of a search: payments (and orders that nobody paid), payouts, hosts and boxes, a list each.
import { formatDay } from '@lifafa/contract/dates'
import type { Answer } from '@lifafa/contract/endpoint'
import {
  adminSearch,
  type FoundBox,
  type FoundHost,
  type FoundOrder,
  type FoundPayout,
} from '@lifafa/contract/endpoints/admin/search'
import { formatPaise } from '@lifafa/contract/money'
import { adminHostSentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminSearchSentences as sentences } from '@lifafa/contract/sentences/admin/search'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { giftsHref } from '../../../lib/links/admin-links.ts'
import { GuestPhone } from '../../../lib/parts/guest-phone.tsx'
import { HostLink } from '../../../lib/parts/host-link.tsx'
import { written } from '../../../lib/parts/lang-of.ts'
import { MoneyRow, RowLink } from '../../../lib/parts/money-row.tsx'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { searchOf } from '../payments-params.ts'

export const searchQuery = (query: { text: string; day: string }) =>
  queryOptions({
    queryKey: [MONEY_KEY, 'search', query.text, query.day],
    queryFn: () => adminCall(adminSearch, { query }),
    meta: { failed: sentences.failed },
  })

export function FoundLists({ wanted }: { wanted: Wanted }) {
  const found = useQuery(searchQuery(wanted))
  return (
    <Loaded query={found} failedTitle={sentences.failed} skeleton={waiting}>
      {(lists) => <Lists found={lists} wanted={wanted} />}
    </Loaded>
  )
}

const waiting = (
  <Loading className="grid gap-5">
    <Skeleton className="h-64" />
  </Loading>
)

function Lists({ found, wanted }: { found: Answer<typeof adminSearch>; wanted: Wanted }) {
  const { orders, payouts, hosts, boxes } = found
  if ([orders, payouts, hosts, boxes].every(({ items }) => items.length === 0))
    return <EmptyState title={sentences.nothing} text={sentences.nothingText} />
  return (
    <div className="grid gap-8">
      <List title={sentences.orders} found={orders}>
        {(order) => <OrderRow key={order.id} order={order} wanted={wanted} />}
      </List>
      <List title={sentences.payouts} found={payouts}>
        {(payout) => <PayoutRow key={payout.id} payout={payout} wanted={wanted} />}
      </List>
      <List title={sentences.hosts} found={hosts}>
        {(host) => <HostRow key={host.id} host={host} />}
      </List>
      <List title={sentences.boxes} found={boxes}>
        {(box) => <BoxRow key={box.id} box={box} />}
      </List>
    </div>
  )
}

interface ListProps<Item> {
  title: string
  found: { items: Item[]; has_more: boolean }
  children: (item: Item) => ReactNode
}

function List<Item>({ title, found: { items, has_more }, children }: ListProps<Item>) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-xl">{title}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card sm:px-7">
        {items.map(children)}
      </ul>
      {has_more && <p className="mt-2 text-muted">{sentences.hasMore}</p>}
    </section>
  )
}

function HostRow({ host: { id, name, email, phone } }: { host: FoundHost }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5 leading-snug">
      <div className="wrap-anywhere min-w-0">
        <p {...written(name)} className="font-semibold">
          {name}
        </p>
        <p className="text-muted">
          <span>{`${email}, `}</span>
          <span className="tabular-nums">{phone}</span>
        </p>
      </div>
      <RowLink to={paths.admin.host.href(id)} aria-label={`${sentences.seeHost}: ${name}`}>
        {sentences.seeHost}
      </RowLink>
    </li>
  )
}

function BoxRow({ box: { id, name, host, host_id, event_date } }: { box: FoundBox }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5 leading-snug">
      <div className="wrap-anywhere min-w-0">
        <p>
          <span {...written(name)} className="font-semibold">{`“${name}”`}</span>,{' '}
          <HostLink name={host} id={host_id} />
        </p>
        <p className="text-muted">{sentences.eventOn(formatDay(event_date))}</p>
        <p className="font-mono text-muted text-sm">{id}</p>
      </div>
      {host_id && (
        <RowLink to={giftsHref(host_id, id)} aria-label={adminHostSentences.seeGiftsOf(name)}>
          {adminHostSentences.seeGifts}
        </RowLink>
      )}
    </li>
  )
}

/** The search that found it. */
type Wanted = { text: string; day: string }

const TONES = { paid: 'success', 'not-paid': 'neutral', refunded: 'accent' } as const

function OrderRow({ order, wanted }: { order: FoundOrder; wanted: Wanted }) {
  const { id, state, guest, phone, charge_paise, contribution_paise, upi_id, reference, at, box } = order
  const amount = formatPaise(charge_paise)
  const name = guest ?? sentences.noGuest
  return (
    <MoneyRow
      amount={amount}
      name={name}
      badge={<Badge tone={TONES[state]}>{sentences.states[state]}</Badge>}
      lines={[
        contribution_paise !== null && sentences.contribution(formatPaise(contribution_paise)),
        !box && adminPaymentsSentences.boxUnknown,
      ]}
      box={box}
      phone={phone && <GuestPhone masked={phone} id={id} guest={name} />}
      known={[upi_id, reference && sentences.reference(reference)]}
      at={at}
      to={searchOf({ tab: 'payment', ...wanted, id })}
      linkLabel={sentences.timelineOf(amount, name)}
    />
  )
}

function PayoutRow({ payout, wanted }: { payout: FoundPayout; wanted: Wanted }) {
  const { id, amount_paise, upi_id, bank_account, reference, at, box } = payout
  const amount = formatPaise(amount_paise)
  return (
    <MoneyRow
      amount={amount}
      name={<HostLink name={box.host} id={box.host_id} />}
      lines={[`“${box.name}”`]}
      known={[upi_id ?? bank_account, reference && sentences.reference(reference)]}
      at={at}
      to={searchOf({ tab: 'payment', ...wanted, id })}
      linkLabel={sentences.payoutTimelineOf(amount, box.host)}
    />
  )
}
