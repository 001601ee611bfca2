// A form field for one line of text. The browser fills nothing in unless `autoComplete` says so.
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { TextInput } from './text-input.tsx'

export interface TextFieldProps
  extends Omit<FieldProps, 'children'>,
    Omit<ComponentProps<typeof TextInput>, 'children' | 'className'> {}

export const TextField = ({
  label,
  hint,
  error,
  isInvalid,
  counter,
  optional,
  className,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, hint, error, isInvalid, counter, optional, className }}>
    <TextInput autoComplete="off" {...input} />
  </Field>
)
