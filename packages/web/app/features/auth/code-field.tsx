// The field for a mailed code, as part of a form.
import { CODE_DIGITS } from '@lifafa/contract/limits'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { CodeInput } from '../../ui/code-input.tsx'
import { Field } from '../../ui/field.tsx'

interface CodeFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
}

export function CodeField<Values extends FieldValues, Output>({
  control,
  name,
  label,
}: CodeFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} error={fieldState.error?.message}>
      <CodeInput {...field} digits={CODE_DIGITS} required />
    </Field>
  )
}
