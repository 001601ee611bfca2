// The rating form: stars and an optional text.
import type { rateUs } from '@lifafa/contract/endpoints/rating'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import { type RefObject, useId, useState } from 'react'
import { FormProblems } from '../../lib/forms/form-problems.tsx'
import type { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Star } from '../../ui/display/star.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { Textarea } from '../../ui/inputs/textarea.tsx'

interface RatingFormProps {
  form: ReturnType<typeof useSchemaForm<typeof rateUs.body>>
  firstControl: RefObject<HTMLElement | null>
  onSubmit: (event: { preventDefault: () => void }) => void
  isBusy: boolean
  problems: string[]
}

export function RatingForm({ form, firstControl, onSubmit, isBusy, problems }: RatingFormProps) {
  const sentences = useSentences('rating', ratingSentences)
  const [rating, feedback] = form.watch(['rating', 'feedback'])
  return (
    <Form onSubmit={onSubmit} isBusy={isBusy}>
      <StarsInput
        value={rating}
        onChange={(stars) => form.setValue('rating', stars, { shouldDirty: true })}
        firstControl={firstControl}
      />
      <Field
        label={sentences.feedback}
        optional
        error={form.formState.errors.feedback?.message}
        counter={{ used: lengthOf(feedback ?? ''), max: MAX_LENGTH.feedback }}
      >
        <Textarea {...form.register('feedback')} className="max-h-64" />
      </Field>
      <FormProblems problems={problems} />
      <Button
        type="submit"
        size="lg"
        wide
        disabled={rating === undefined}
        busy={isBusy}
        busyLabel={sentences.submitting}
      >
        {sentences.submit}
      </Button>
    </Form>
  )
}

interface StarsInputProps {
  /** 1 to 5; undefined until chosen. */
  value: number | undefined
  onChange: (stars: number) => void
  /** Receives the chosen star's element, or the first. */
  firstControl: RefObject<HTMLElement | null>
}

/** Chooses one to five stars: radio buttons, so that arrow keys and screen readers work. */
function StarsInput({ value, onChange, firstControl }: StarsInputProps) {
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
                'wrap-anywhere relative flex cursor-pointer flex-col items-center gap-1 rounded-field py-3 text-center text-sm leading-4.5 has-focus-visible:outline-3 has-focus-visible:outline-marigold has-focus-visible:shadow-[0_0_0_2px_var(--color-maroon)]',
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
