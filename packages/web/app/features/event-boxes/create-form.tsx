// Step 2 of making an event box: its fields, in the order in which they are checked (spec §5).
import type { createBox, EventType } from '@lifafa/contract/endpoints/event-boxes'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { lengthOf } from '@lifafa/contract/text-rules'
import type { RefObject } from 'react'
import { FormProblems } from '../../lib/form-problems.tsx'
import { useNow } from '../../lib/use-now.ts'
import type { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'

interface CreateFormProps {
  form: ReturnType<typeof useSchemaForm<typeof createBox.body>>
  type: EventType
  firstControl: RefObject<HTMLElement | null>
  onSubmit: (event: { preventDefault: () => void }) => void
  isBusy: boolean
  problems: string[]
}

export function CreateForm({ form, type, firstControl, onSubmit, isBusy, problems }: CreateFormProps) {
  const { register } = form
  const { errors } = form.formState
  const [name, message] = form.watch(['name', 'message'])
  const today = todayInIndia(useNow())
  const nameInput = register('name')
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field
        label="Event Box Name"
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
        <Field label="Location" error={errors.location?.message}>
          <TextInput {...register('location')} autoComplete="off" required />
        </Field>
        <Field label="Date of Event" error={errors.marriage_date?.message}>
          <DateInput {...register('marriage_date')} min={today} required />
        </Field>
      </div>
      {type === 'marriage' && (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field label="Groom's Name" error={errors.groom_name?.message}>
            <TextInput {...register('groom_name')} autoComplete="off" autoCapitalize="words" required />
          </Field>
          <Field label="Bride's Name" error={errors.bride_name?.message}>
            <TextInput {...register('bride_name')} autoComplete="off" autoCapitalize="words" required />
          </Field>
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
      <FormProblems problems={problems} />
      <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Creating...">
        Create Event Box
      </Button>
    </form>
  )
}
