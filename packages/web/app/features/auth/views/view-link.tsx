// A link between the views of /auth.
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts'
import { type AuthView, viewHref } from '../auth-view.ts'

const NONE = new URLSearchParams()

interface ViewLinkProps {
  view: AuthView
  /** Called before the navigation. */
  onFollow?: () => void
  children: ReactNode
}

export function ViewLink({ view, onFollow, children }: ViewLinkProps) {
  const [parameters] = useSearchParams()
  // The server's document is the same whatever else is in the address.
  const present = useIsHydrated() ? parameters : NONE
  return (
    <Link
      to={viewHref(view, present)}
      onClick={onFollow}
      className="-my-3 inline-block rounded-field py-3 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
    >
      {children}
    </Link>
  )
}
