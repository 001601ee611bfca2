// A placeholder for loading content. Give it the size of the content, so that nothing moves.
import { type ReactNode, use } from 'react'
import { classNames } from '../class-names.ts'
import { Words } from '../words.ts'

const tones = { paper: 'bg-line/70', wine: 'bg-cream/15' }

export function Skeleton({ on = 'paper', className }: { on?: keyof typeof tones; className?: string }) {
  return (
    <div className={classNames('animate-shimmer rounded-field', tones[on], className)} aria-hidden="true" />
  )
}

/** Around skeletons: a screen reader says that they stand in for data. */
export const Loading = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div role="status" className={className}>
    <span className="sr-only">{use(Words).loading}</span>
    {children}
  </div>
)
