// Stands in for data while they are loading; a screen reader says so.
import type { ReactNode } from 'react'

/** `children`: skeletons as large as the data. */
export const Loading = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div role="status" className={className}>
    <span className="sr-only">Loading…</span>
    {children}
  </div>
)
