// The contribution form: name, phone, amount, address and the button that starts the payment.
import { MAX_LENGTH } from '@lifafa/contract/limits'
import type { SubmitEvent } from 'react'
import { Button } from '../../app/ui/buttons/button.tsx'
import { Field } from '../../app/ui/inputs/field.tsx'
import { TextInput } from '../../app/ui/inputs/text-input.tsx'
import { Textarea } from '../../app/ui/inputs/textarea.tsx'
import type { ContributionErrors, ContributionValues } from '../gift/contribution-values.ts'
import { useSentences } from '../handover/giving-sentences.ts'
import { Notice, type NoticeProps } from '../payment/notice.tsx'
import { AmountChips } from './amount-chips.tsx'
import { AmountInput } from './amount-input.tsx'
import { CostNote } from './cost-note.tsx'
import { useOffline } from './use-offline.ts'

export interface ContributionFormProps {
  values: ContributionValues
  errors: ContributionErrors
  /** Whole rupees read from `values.amount`, undefined where it is no valid amount. */
  rupees: number | undefined
  /** `Send Your Blessing` or `Proceed to Secure Payment`. */
  buttonLabel: string
  /** The button's label while it is busy; undefined otherwise. */
  busyLabel: string | undefined
  /** Shown above the button: a payment that failed, or one that is being confirmed. */
  notice: NoticeProps | undefined
  onChange: (field: keyof ContributionValues, value: string) => void
  onSubmit: () => void
}

export function ContributionForm(props: ContributionFormProps) {
  const { values, errors, rupees, buttonLabel, busyLabel, notice, onChange, onSubmit } = props
  const sentences = useSentences()
  const isOffline = useOffline()
  const bind = (field: keyof ContributionValues) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
    required: true,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    // Outside a <dialog> this method submits nothing: before hydration, no name or phone appears in an address.
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <Field label={sentences.fullName} error={errors.name}>
        <TextInput {...bind('name')} autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
      </Field>
      <Field label={sentences.phoneNumber} error={errors.phone}>
        <TextInput
          {...bind('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={sentences.phoneHint}
          enterKeyHint="next"
        />
      </Field>
      <Field label={sentences.amount} error={errors.amount}>
        <AmountInput {...bind('amount')} autoComplete="off" enterKeyHint="next" />
        <AmountChips rupees={rupees} onChoose={(chosen) => onChange('amount', String(chosen))} />
      </Field>
      <Field label={sentences.address} error={errors.address}>
        <Textarea
          {...bind('address')}
          rows={2}
          autoComplete="street-address"
          maxLength={MAX_LENGTH.address}
          placeholder={sentences.addressHint}
        />
      </Field>
      <CostNote rupees={rupees ?? 0} />
      {notice ? <Notice {...notice} /> : isOffline && <Notice tone="waiting" text={sentences.offline} />}
      <Button type="submit" size="lg" wide busy={busyLabel !== undefined} busyLabel={busyLabel}>
        {buttonLabel}
      </Button>
      <p className="flex items-center justify-center gap-2 text-center text-muted text-sm">
        <Padlock />
        {sentences.poweredBy}
      </p>
    </form>
  )
}

function Padlock() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 flex-none text-leaf"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect x="3" y="7" width="10" height="7" rx="2" strokeWidth="1.4" />
      <path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2" strokeWidth="1.4" />
    </svg>
  )
}
