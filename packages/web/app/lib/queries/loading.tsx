// Stands in for data while they are loading; a screen reader says so.

import type { ReactNode } from 'react'
import { use } from 'react'
import { Words } from '../../ui/words.ts'

/** `children`: skeletons as large as the data. */
export const Loading = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div role="status" className={className}>
    <span className="sr-only">{use(Words).loading}</span>
    {children}
  </div>
)
