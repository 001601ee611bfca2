// Thanks for a rating: its stars and text, and the button to change them.

import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import type { RefObject } from 'react'
import { useSentences } from '../../lib/language/language.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Star } from '../../ui/display/star.tsx'
import type { Rating } from './use-earlier-rating.ts'

interface RatingThanksProps {
  earlier: Rating
  firstControl: RefObject<HTMLElement | null>
  onUpdate: (earlier: Rating) => void
}

export function RatingThanks({ earlier, firstControl, onUpdate }: RatingThanksProps) {
  const sentences = useSentences('rating', ratingSentences)
  const { rating, feedback } = earlier
  const label = sentences.labels[rating - 1] ?? ''
  return (
    // The form that it replaces has the same height.
    <div className="flex min-h-90 flex-col items-center text-center sm:min-h-92">
      <div
        role="img"
        aria-label={sentences.stars(rating, label)}
        className="mt-auto flex animate-rise gap-1.5"
      >
        {sentences.labels.map((name, index) => (
          <Star key={name} isFilled={index < rating} className="size-10 sm:size-11" />
        ))}
      </div>
      <h3
        ref={(heading) => {
          firstControl.current = heading
        }}
        tabIndex={-1}
        className="mt-4 text-2xl outline-none focus-visible:shadow-none"
      >
        {sentences.thankYou}
      </h3>
      <p className="mt-1 text-muted">{sentences.ratedUs(label)}</p>
      {feedback && (
        <blockquote className="wrap-anywhere mt-4 max-h-48 w-full overflow-y-auto whitespace-pre-line rounded-card bg-paper px-5 py-4 text-left">
          {feedback}
        </blockquote>
      )}
      <Button variant="secondary" wide className="mt-auto" onClick={() => onUpdate(earlier)}>
        {sentences.update}
      </Button>
    </div>
  )
}
