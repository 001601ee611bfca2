// A number of stars out of five, to be read, not chosen.
import { Star } from './star.tsx'

const PLACES = [1, 2, 3, 4, 5]

/** `label`: what a screen reader says instead of the picture. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {PLACES.map((place) => (
        <Star key={place} isFilled={place <= count} className="size-4.5" />
      ))}
    </span>
  )
}
