// A link that opens in a new tab, so that the form stays as it is.
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
