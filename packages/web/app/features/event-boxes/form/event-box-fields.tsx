// The form fields of an event box, for creation and edit, in the order of their checks (docs/specification.md §5).
import type { BoxForm } from '@lifafa/contract/endpoints/event-box-forms'
import { lastEventDay, todayInIndia } from '@lifafa/contract/event-timing'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { NameField } from '../../../lib/forms/contact-fields.tsx'
import type { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'

interface EventBoxFieldsProps {
  form: ReturnType<typeof useSchemaForm<BoxForm>>
  /** The two forms name two of their fields differently. */
  labels: { name: string; location: string }
  hasCouple: boolean
  now: Date
  /** Receives the name's input. */
  firstControl: RefObject<HTMLElement | null>
  /** Shown before the couple's names. */
  children?: ReactNode
}

export function EventBoxFields({
  form,
  labels,
  hasCouple,
  now,
  firstControl,
  children,
}: EventBoxFieldsProps) {
  const { register, resetField } = form
  const { errors } = form.formState
  const [name, message] = form.watch(['name', 'message'])
  const nameInput = register('name')
  useEffect(() => {
    if (hasCouple) return
    // Errors of hidden name fields would block the form without being seen.
    resetField('groom_name')
    resetField('bride_name')
  }, [hasCouple, resetField])
  return (
    <>
      <Field
        label={labels.name}
        error={errors.name?.message}
        counter={{ used: lengthOf(name), max: MAX_LENGTH.eventName }}
      >
        <TextInput
          {...nameInput}
          ref={(input) => {
            nameInput.ref(input)
            if (input) firstControl.current = input
          }}
          autoComplete="off"
          required
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={labels.location} error={errors.location?.message}>
          <TextInput {...register('location')} autoComplete="off" required />
        </Field>
        <Field label="Date of Event" error={errors.marriage_date?.message}>
          <DateInput
            {...register('marriage_date')}
            min={todayInIndia(now)}
            max={lastEventDay(now)}
            required
          />
        </Field>
      </div>
      {children}
      {hasCouple && (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <NameField
            label="Groom's Name"
            {...register('groom_name')}
            error={errors.groom_name?.message}
            autoComplete="off"
          />
          <NameField
            label="Bride's Name"
            {...register('bride_name')}
            error={errors.bride_name?.message}
            autoComplete="off"
          />
        </div>
      )}
      <Field
        label="Welcome Message"
        optional
        error={errors.message?.message}
        counter={{ used: lengthOf(message ?? ''), max: MAX_LENGTH.message }}
      >
        <Textarea {...register('message')} />
      </Field>
    </>
  )
}
