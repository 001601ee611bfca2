// The link at the top of a host's page to the page above it.
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-mt-2 mb-2 -ml-2 inline-flex min-h-12 items-center gap-2 rounded-field print:hidden px-2 font-semibold text-maroon hover:bg-maroon-wash"
    >
      <ArrowLeft className="size-5" aria-hidden="true" />
      {children}
    </Link>
  )
}
