// A payment (or an order that nobody paid) and a payout, as a search finds them.
import type { FoundOrder, FoundPayout } from '@lifafa/contract/endpoints/admin/search'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminSearchSentences as sentences } from '@lifafa/contract/sentences/admin/search'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GuestPhone } from '../../../lib/parts/guest-phone.tsx'
import { HostLink } from '../../../lib/parts/host-link.tsx'
import { langOf } from '../../../lib/parts/lang-of.ts'
import { when } from '../../../lib/time/when.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { searchOf } from '../payments-params.ts'

/** The search that found it. */
export type Wanted = { text: string; day: string }

const TONES = { paid: 'success', 'not-paid': 'neutral', refunded: 'accent' } as const

export function OrderRow({ order, wanted }: { order: FoundOrder; wanted: Wanted }) {
  const { id, state, guest, phone, charge_paise, contribution_paise, upi_id, reference, at, box } = order
  const amount = formatPaise(charge_paise)
  const name = guest ?? sentences.noGuest
  return (
    <MoneyRow
      amount={amount}
      name={
        <span lang={langOf(name)} className="wrap-anywhere font-semibold">
          {name}
        </span>
      }
      badge={<Badge tone={TONES[state]}>{sentences.states[state]}</Badge>}
      lines={[
        contribution_paise !== null && sentences.contribution(formatPaise(contribution_paise)),
        !box && adminPaymentsSentences.boxUnknown,
      ]}
      box={box}
      phone={phone && <GuestPhone masked={phone} id={id} guest={name} />}
      known={[upi_id, reference && sentences.reference(reference)]}
      at={at}
      to={{ ...wanted, id }}
      linkLabel={sentences.timelineOf(amount, name)}
    />
  )
}

export function PayoutRow({ payout, wanted }: { payout: FoundPayout; wanted: Wanted }) {
  const { id, amount_paise, upi_id, reference, at, box } = payout
  const amount = formatPaise(amount_paise)
  return (
    <MoneyRow
      amount={amount}
      name={<HostLink name={box.host} id={box.host_id} />}
      lines={[`“${box.name}”`]}
      known={[upi_id, reference && sentences.reference(reference)]}
      at={at}
      to={{ ...wanted, id }}
      linkLabel={sentences.payoutTimelineOf(amount, box.host)}
    />
  )
}

type Line = string | null | false

interface MoneyRowProps {
  amount: string
  name: ReactNode
  badge?: ReactNode
  lines: Line[]
  /** With its host, where the name is that of a guest. */
  box?: FoundOrder['box']
  phone?: ReactNode
  known: Line[]
  at: string
  to: Wanted & { id: string }
  linkLabel: string
}

function MoneyRow({ amount, name, badge, lines, box, phone, known, at, to, linkLabel }: MoneyRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 leading-snug md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-heading text-maroon text-xl">{amount}</span>
          {name}
          {badge}
        </p>
        {lines.filter(Boolean).map((line) => (
          <p key={String(line)} className="wrap-anywhere text-muted">
            {line}
          </p>
        ))}
        {box && (
          <p className="wrap-anywhere text-muted">
            <span lang={langOf(box.name)}>{`“${box.name}”, `}</span>
            <HostLink name={box.host} id={box.host_id} />
          </p>
        )}
      </div>
      <div className="wrap-anywhere min-w-0 tabular-nums">
        <p>
          <time dateTime={at}>{when(at)}</time>
        </p>
        {phone}
        {known.filter(Boolean).map((line) => (
          <p key={String(line)} className="text-muted">
            {line}
          </p>
        ))}
      </div>
      <Link
        to={searchOf({ tab: 'payment', ...to })}
        aria-label={linkLabel}
        className={classNames(buttonStyle({ variant: 'quiet' }), 'justify-self-start max-md:-ml-5')}
      >
        {adminPaymentsSentences.seeTimeline}
      </Link>
    </li>
  )
}
