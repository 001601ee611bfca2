// One detail of the administrator, read-only.
import type { ReactNode } from 'react'

export function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="wrap-anywhere font-semibold text-lg leading-snug">{children}</dd>
    </div>
  )
}
