// The rating form: stars and an optional text.

import type { rateUs } from '@lifafa/contract/endpoints/rating'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import type { RefObject } from 'react'
import { FormProblems } from '../../lib/forms/form-problems.tsx'
import type { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { Textarea } from '../../ui/inputs/textarea.tsx'
import { StarsInput } from './stars-input.tsx'

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
    <Form onSubmit={onSubmit}>
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
