// The form field for a code from an email.
import { CODE_DIGITS } from '@lifafa/contract/limits'
import type { FieldPath, FieldValues, UseControllerReturn } from 'react-hook-form'
import { CodeInput } from '../../ui/inputs/code-input.tsx'
import { Field } from '../../ui/inputs/field.tsx'

interface CodeFieldProps<Values extends FieldValues> {
  controller: UseControllerReturn<Values, FieldPath<Values>>
  label: string
  error?: string
  isInvalid?: boolean
}

export function CodeField<Values extends FieldValues>({
  controller: { field },
  ...rest
}: CodeFieldProps<Values>) {
  return (
    <Field {...rest}>
      <CodeInput {...field} digits={CODE_DIGITS} required />
    </Field>
  )
}
