// The form fields of an event box, for creation and edit: the couple first, since the name follows from it (decision 41).

import { formatFullDay } from '@lifafa/contract/dates'
import { lastEventDay, todayInIndia } from '@lifafa/contract/event-timing'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { type ReactNode, useEffect } from 'react'
import { NameField } from '../../../lib/forms/contact-fields.tsx'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import type { EventBoxForm } from './use-event-box-form.ts'

/** A date input is empty until its day is whole. */
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day))

interface EventBoxFieldsProps {
  form: EventBoxForm
  /** The two forms name two of their fields differently. */
  labels: { name: string; location: string }
  hasCouple: boolean
  now: Date
  /** Below the name. */
  nameHint?: string
  /** Shown first. */
  children?: ReactNode
}

export function EventBoxFields({ form, labels, hasCouple, now, nameHint, children }: EventBoxFieldsProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const language = useLanguage()
  const { register, resetField } = form
  const { errors } = form.formState
  const [name, message, day] = form.watch(['name', 'message', 'marriage_date'])
  // Registered first, shown or not: the first wrong field gets the focus in the order of registration.
  const couple = { groom: register('groom_name'), bride: register('bride_name') }
  useEffect(() => {
    if (hasCouple) return
    // Errors of hidden name fields would block the form without being seen.
    resetField('groom_name')
    resetField('bride_name')
  }, [hasCouple, resetField])
  return (
    <>
      {children}
      {hasCouple && (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <NameField
            label={sentences.groomName}
            {...couple.groom}
            error={errors.groom_name?.message}
            autoComplete="off"
          />
          <NameField
            label={sentences.brideName}
            {...couple.bride}
            error={errors.bride_name?.message}
            autoComplete="off"
          />
        </div>
      )}
      <Field
        label={labels.name}
        hint={nameHint}
        error={errors.name?.message}
        counter={{ used: lengthOf(name), max: MAX_LENGTH.eventName }}
      >
        <TextInput {...register('name')} autoComplete="off" required />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={labels.location} error={errors.location?.message}>
          <TextInput {...register('location')} autoComplete="off" required />
        </Field>
        {/* The browser writes the day as its own language does: 12/11 may be read as two days. */}
        <Field
          label={sentences.date}
          hint={isDay(day) && formatFullDay(day, language)}
          error={errors.marriage_date?.message}
        >
          <DateInput
            {...register('marriage_date')}
            min={todayInIndia(now)}
            max={lastEventDay(now)}
            required
          />
        </Field>
      </div>
      <Field
        label={sentences.message}
        optional
        error={errors.message?.message}
        counter={{ used: lengthOf(message ?? ''), max: MAX_LENGTH.message }}
      >
        <Textarea {...register('message')} />
      </Field>
    </>
  )
}
