// A link between the administrators' account forms.
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export function AccountLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-my-2 inline-block rounded-field py-3 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
    >
      {children}
    </Link>
  )
}
