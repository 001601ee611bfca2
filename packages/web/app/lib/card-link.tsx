// The link of a card: the whole card is its target, yet only its own words are read out. Its card must be `group relative`.
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

interface CardLinkProps extends Pick<LinkProps, 'to' | 'state'> {
  /** What the card is about, for those who go from link to link: `of Asha weds Rohan`. */
  about: string
  children: ReactNode
}

export function CardLink({ to, state, about, children }: CardLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      prefetch="intent"
      className="inline-flex min-h-8 items-center gap-1.5 rounded-field font-semibold text-maroon after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:shadow-[0_0_0_2px_var(--color-maroon)] focus-visible:after:outline-offset-2"
    >
      {children} <span className="sr-only">{about}</span>
      <ArrowRight
        className="size-4.5 transition-transform duration-200 group-hover:translate-x-1"
        aria-hidden="true"
      />
    </Link>
  )
}
