// Form fields for a person's name, address, phone and UPI ID, with the same keyboards and autofill in all
// forms.
import { phoneDigits } from '@lifafa/contract/fields/phone-digits'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useSentences } from '../language/language.tsx'

interface ContactFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  hint?: string
  error?: string
  isInvalid?: boolean
}

/** The fields of a name; `autoComplete` says which. */
export function NameField({ label, hint, error, isInvalid, ...rest }: ContactFieldProps & { label: string }) {
  return (
    <Field label={label} hint={hint} error={error} isInvalid={isInvalid}>
      <TextInput autoCapitalize="words" required {...rest} />
    </Field>
  )
}

/** First and last name, side by side where their parent has room for two. An error that is the same for both is shown once. */
export function NameFields({ first, last }: Record<'first' | 'last', ContactFieldProps>) {
  const ofLast =
    first.error !== undefined && first.error === last.error ? { isInvalid: true } : { error: last.error }
  const labels = useSentences('labels', labelSentences)
  return (
    <>
      <NameField label={labels.firstName} autoComplete="given-name" {...first} />
      <NameField label={labels.lastName} autoComplete="family-name" {...last} error={undefined} {...ofLast} />
    </>
  )
}

export function EmailField({ hint, error, isInvalid, ...rest }: ContactFieldProps) {
  return (
    <Field
      label={useSentences('labels', labelSentences).email}
      hint={hint}
      error={error}
      isInvalid={isInvalid}
    >
      <TextInput
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...rest}
        type="email"
      />
    </Field>
  )
}

/** Contains only digits: other characters that are typed, pasted or filled in are dropped. */
export function PhoneField({ hint, error, onChange, ...rest }: ContactFieldProps) {
  const labels = useSentences('labels', labelSentences)
  return (
    <Field label={labels.phone} hint={hint} error={error}>
      <TextInput
        inputMode="numeric"
        autoComplete="tel"
        placeholder={labels.tenDigits}
        required
        {...rest}
        type="tel"
        onChange={(event) => {
          event.target.value = phoneDigits(event.target.value)
          onChange?.(event)
        }}
      />
    </Field>
  )
}

export function UpiField({ hint, error, ...rest }: ContactFieldProps) {
  return (
    <Field label="UPI ID" optional hint={hint} error={error}>
      <TextInput
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={profileSentences.upiPlaceholder}
        {...rest}
      />
    </Field>
  )
}
