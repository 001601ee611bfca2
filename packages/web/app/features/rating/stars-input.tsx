// Chooses one to five stars: radio buttons, so that arrow keys and screen readers work.

import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import { type RefObject, useId, useState } from 'react'
import { useSentences } from '../../lib/language/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Star } from '../../ui/display/star.tsx'

interface StarsInputProps {
  /** 1 to 5; undefined until chosen. */
  value: number | undefined
  onChange: (stars: number) => void
  /** Receives the chosen star's element, or the first. */
  firstControl: RefObject<HTMLElement | null>
}

export function StarsInput({ value, onChange, firstControl }: StarsInputProps) {
  const sentences = useSentences('rating', ratingSentences)
  const name = useId()
  const [pointedAt, setPointedAt] = useState<number>()
  const filled = pointedAt ?? value ?? 0
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 block font-semibold">{sentences.yours}</legend>
      <div className="-mx-2 grid grid-cols-5 sm:mx-0 sm:gap-1" onPointerLeave={() => setPointedAt(undefined)}>
        {sentences.labels.map((label, index) => {
          const stars = index + 1
          return (
            <label
              key={label}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(stars)}
              className={classNames(
                'relative flex cursor-pointer flex-col items-center gap-1 rounded-field py-3 text-center text-sm leading-4.5 has-focus-visible:outline-3 has-focus-visible:outline-marigold has-focus-visible:shadow-[0_0_0_2px_var(--color-maroon)]',
                stars === value ? 'bg-selected font-semibold text-selected-ink' : 'text-muted',
              )}
            >
              <input
                ref={(radio) => {
                  if (radio && stars === (value ?? 1)) firstControl.current = radio
                }}
                type="radio"
                name={name}
                checked={stars === value}
                onChange={() => onChange(stars)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-field shadow-none outline-none"
              />
              <Star isFilled={stars <= filled} className="size-9 sm:size-11" />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
