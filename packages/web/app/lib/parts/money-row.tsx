// A row of money in administrators' lists: the amount and whose it is, what is known of it, and the way to its timeline.
import type { FoundOrder } from '@lifafa/contract/endpoints/admin/search'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { when } from '../time/when.ts'
import { HostLink } from './host-link.tsx'
import { written } from './lang-of.ts'

type Line = string | null | false

interface MoneyRowProps {
  amount: string
  /** A guest’s name, or a link to a host. */
  name: ReactNode
  badge?: ReactNode
  lines: Line[]
  /** With its host, where the name is that of a guest. */
  box?: FoundOrder['box']
  phone?: ReactNode
  known: Line[]
  at: string
  /** The address of its timeline. */
  to: string
  linkLabel: string
}

export function MoneyRow({
  amount,
  name,
  badge,
  lines,
  box,
  phone,
  known,
  at,
  to,
  linkLabel,
}: MoneyRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 leading-snug md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-heading text-maroon text-xl">{amount}</span>
          {typeof name === 'string' ? (
            <span {...written(name)} className="wrap-anywhere font-semibold">
              {name}
            </span>
          ) : (
            name
          )}
          {badge}
        </p>
        {lines.filter(Boolean).map((line) => (
          <p key={String(line)} className="wrap-anywhere text-muted">
            {line}
          </p>
        ))}
        {box && (
          <p className="wrap-anywhere text-muted">
            <span {...written(box.name)}>{`“${box.name}”, `}</span>
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
      <RowLink to={to} aria-label={linkLabel}>
        {adminPaymentsSentences.seeTimeline}
      </RowLink>
    </li>
  )
}

/** The link at the end of a row. */
export const RowLink = (link: LinkProps) => (
  <Link
    {...link}
    className={classNames(buttonStyle({ variant: 'quiet' }), 'justify-self-start max-md:-ml-5')}
  />
)
