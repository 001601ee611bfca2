// Short points, each on a card with its icon.
import type { LucideIcon } from 'lucide-react'

export interface Point {
  Icon: LucideIcon
  title: string
  text: string
}

/** `columns`: the classes for the number of columns. */
export const PointCards = ({ points, columns }: { points: Point[]; columns: string }) => (
  <ul className={`mx-auto grid max-w-5xl gap-5 ${columns}`}>
    {points.map(({ Icon, title, text }) => (
      <li key={title} className="rounded-card border border-line bg-card p-7 shadow-card">
        <Icon className="size-8 text-maroon" strokeWidth={1.4} aria-hidden="true" />
        <h3 className="mt-4 text-2xl">{title}</h3>
        <p className="mt-2 text-lg text-muted">{text}</p>
      </li>
    ))}
  </ul>
)
