// A read-only number of stars out of five.
import { Star } from './star.tsx'

const PLACES = [1, 2, 3, 4, 5]

/** `label`: the text for screen readers. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {PLACES.map((place) => (
        <Star key={place} isFilled={place <= count} className="size-4.5" />
      ))}
    </span>
  )
}
