// Form fields for a person's name, address, phone and UPI ID, with the same keyboards and autofill in all
// forms.
import { phoneDigits } from '@lifafa/contract/fields/phone-digits'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx'
import { useSentences } from '../language/language.tsx'

type ContactFieldProps = Omit<TextFieldProps, 'label' | 'type'>

/** The fields of a name; `autoComplete` says which. */
export const NameField = (props: ContactFieldProps & { label: string }) => (
  <TextField autoCapitalize="words" required {...props} />
)

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

export const EmailField = (props: ContactFieldProps) => (
  <TextField
    label={useSentences('labels', labelSentences).email}
    autoComplete="email"
    autoCapitalize="off"
    spellCheck={false}
    required
    {...props}
    type="email"
  />
)

/** Contains only digits: other characters that are typed, pasted or filled in are dropped. */
export function PhoneField({ onChange, ...rest }: ContactFieldProps) {
  const labels = useSentences('labels', labelSentences)
  return (
    <TextField
      label={labels.phone}
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
  )
}

export const UpiField = (props: ContactFieldProps) => (
  <TextField
    label="UPI ID"
    optional
    inputMode="email"
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    placeholder={profileSentences.upiPlaceholder}
    {...props}
  />
)
