// A placeholder for loading content. Give it the size of the content, so that nothing moves.
import { classNames } from '../class-names.ts'

const tones = { paper: 'bg-line/70', wine: 'bg-cream/15' }

export function Skeleton({ on = 'paper', className }: { on?: keyof typeof tones; className?: string }) {
  return (
    <div className={classNames('animate-shimmer rounded-field', tones[on], className)} aria-hidden="true" />
  )
}
