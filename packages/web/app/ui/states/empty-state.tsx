// Shown for an empty list: that there is nothing yet, and what to do.
import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** The level of its title below the heading above it. */
  heading?: 'h2' | 'h3'
  /** A small picture above the title. */
  picture?: ReactNode
  title: string
  text?: string
  action?: ReactNode
}

export function EmptyState({ heading: Heading = 'h3', picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-gold/50 border-dashed bg-card/60 px-6 py-10 text-center">
      {picture && <div className="mb-4">{picture}</div>}
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="mt-1 max-w-prose text-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
