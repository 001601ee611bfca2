// A link to a page that is read aside: in a tab of its own, so that the form stays as it is.
import type { ReactNode } from 'react'

export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
    >
      {children}
    </a>
  )
}
