// A link that filters a view, one of several side by side.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'

interface PillLinkProps {
  /** The search of the address, `?…`. */
  to: string
  isCurrent: boolean
  children: ReactNode
}

export function PillLink({ to, isCurrent, children }: PillLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'relative flex min-h-12 items-center gap-2 rounded-full border px-4 font-semibold transition-colors',
        isCurrent
          ? 'border-maroon bg-maroon text-card'
          : 'border-field-line/60 bg-card text-maroon hover:border-maroon/50 hover:bg-maroon-wash',
      )}
    >
      {children}
    </Link>
  )
}
