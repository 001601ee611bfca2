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
  /** Called with each code that has all its digits: where nothing else is to be typed, it is submitted. */
  onComplete?: () => void
}

export function CodeField<Values extends FieldValues>({
  controller: { field },
  onComplete,
  ...rest
}: CodeFieldProps<Values>) {
  return (
    <Field {...rest}>
      <CodeInput
        {...field}
        digits={CODE_DIGITS}
        onChange={(code) => {
          field.onChange(code)
          if (code.length === CODE_DIGITS) onComplete?.()
        }}
        required
      />
    </Field>
  )
}
