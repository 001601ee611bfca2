// The form field for a code from an email, and the address that it was sent to.
import { CODE_DIGITS } from '@lifafa/contract/limits'
import { useEffect } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import { CodeInput } from '../ui/inputs/code-input.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'

interface CodeFieldProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  label: string
  error?: string
  isInvalid?: boolean
  /** Called with each code that has all its digits: where nothing else is to be typed, it is submitted. */
  onComplete?: () => void
}

/** Has the focus at first. It stands above other fields: the first registered of several wrong ones receives the focus. */
export function CodeField<Values extends FieldValues, Output>({
  form: { control, setFocus },
  onComplete,
  ...rest
}: CodeFieldProps<Values, Output>) {
  const name = 'otp_code' as FieldPath<Values>
  const { field } = useController<Values, FieldPath<Values>, Output>({ control, name })
  useEffect(() => setFocus(name), [setFocus, name])
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

/**
 * The address on a line of its own, so that the text below does not move when it is loaded. An empty one is not known yet. Not within
 * a paragraph, because its skeleton is a block.
 */
export function SentTo({ email }: { email: string }) {
  if (email === '')
    return (
      <div className="flex h-[1lh] items-center">
        <Skeleton className="h-5 w-56" />
      </div>
    )
  return <strong className="wrap-anywhere block font-semibold text-ink">{email}</strong>
}
