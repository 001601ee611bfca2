// The form fields of an event box, for creation and edit: the couple first, since the name follows from it (decision 41).

import { formatFullDay } from '@lifafa/contract/dates'
import { lastEventDay, todayInIndia } from '@lifafa/contract/event-timing'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { type ReactNode, useEffect } from 'react'
import { NameField } from '../../../lib/forms/contact-fields.tsx'
import { fieldsOf } from '../../../lib/forms/use-schema-form.ts'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import type { EventBoxForm } from './use-event-box-form.ts'

/** A date input is empty until its day is whole. */
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day))

const COUPLE = ['groom_name', 'bride_name'] as const

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
  const { register, getValues, setValue, resetField, formState } = form
  const field = fieldsOf(form)
  const [name, message, day] = form.watch(['name', 'message', 'marriage_date'])
  // Registered first, shown or not: the first wrong field gets the focus in the order of registration.
  const couple = { groom: field('groom_name'), bride: field('bride_name') }
  useEffect(() => {
    if (hasCouple) return
    const typed = getValues()
    // Errors of hidden name fields would block the form without being seen.
    for (const name of COUPLE) resetField(name)
    return () => {
      // They are shown again, perhaps after another choice of the type.
      for (const name of COUPLE) setValue(name, typed[name], { shouldDirty: true })
    }
  }, [hasCouple, getValues, setValue, resetField])
  return (
    <>
      {children}
      {hasCouple && (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <NameField label={sentences.groomName} {...couple.groom} />
          <NameField label={sentences.brideName} {...couple.bride} />
        </div>
      )}
      <TextField
        label={labels.name}
        hint={nameHint}
        {...field('name')}
        counter={{ used: lengthOf(name), max: MAX_LENGTH.eventName }}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField label={labels.location} {...field('location')} required />
        {/* The browser writes the day as its own language does: 12/11 may be read as two days. */}
        <TextField
          label={sentences.date}
          hint={isDay(day) && formatFullDay(day, language)}
          {...field('marriage_date')}
          type="date"
          min={todayInIndia(now)}
          max={lastEventDay(now)}
          required
        />
      </div>
      <Field
        label={sentences.message}
        optional
        error={formState.errors.message?.message}
        counter={{ used: lengthOf(message ?? ''), max: MAX_LENGTH.message }}
      >
        <Textarea {...register('message')} />
      </Field>
    </>
  )
}
