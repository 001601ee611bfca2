// The contribution form: amount first, name, phone, address, and a bar with the total and the button that starts the payment.

import { chargePaise, feePaise, formatPaise, formatRupees } from '@lifafa/contract/money'
import { type ChangeEvent, type ComponentProps, type SubmitEvent, useSyncExternalStore } from 'react'
import { Button } from '../../app/ui/buttons/button.tsx'
import { classNames } from '../../app/ui/class-names.ts'
import { Field } from '../../app/ui/inputs/field.tsx'
import { TextInput } from '../../app/ui/inputs/text-input.tsx'
import { Textarea } from '../../app/ui/inputs/textarea.tsx'
import type { ContributionErrors, ContributionValues } from '../hydration/contribution-values.ts'
import { useSentences } from '../hydration/giving-sentences.ts'
import { fill } from '../hydration/serialized-sentences.ts'
import { Notice, type NoticeProps } from '../payment/notice.tsx'
import { AmountChips } from './amount-chips.tsx'
import { cursorIn, groupAmount } from './group-amount.ts'
import { RememberMe } from './remember-me.tsx'

export interface ContributionFormProps {
  /** The path that returns the page with what was typed, to a browser in which no script runs. */
  action: string
  values: ContributionValues
  errors: ContributionErrors
  /** Whole rupees read from `values.amount`, undefined where it is no valid amount. */
  rupees: number | undefined
  isRemembered: boolean
  /** `Send Your Blessing` or `Proceed to Secure Payment`. */
  buttonLabel: string
  /** The button's label while it is busy; undefined otherwise. */
  busyLabel: string | undefined
  /** Shown above the button: a payment that failed, or one that is being confirmed. */
  notice: NoticeProps | undefined
  onChange: (field: keyof ContributionValues, value: string) => void
  onLeaveAmount: () => void
  onRemember: (isRemembered: boolean) => void
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
    <form method="post" action={props.action} noValidate onSubmit={submit} className="grid gap-5">
      <Field label={sentences.amount} error={errors.amount}>
        <AmountInput
          {...bind('amount')}
          autoComplete="off"
          enterKeyHint="next"
          onBlur={props.onLeaveAmount}
        />
        <AmountChips rupees={rupees} onChoose={(amount) => onChange('amount', amount)} />
      </Field>
      <FeeNote rupees={rupees} />
      <Field label={sentences.fullName} error={errors.name}>
        <TextInput {...bind('name')} autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
      </Field>
      <Field label={sentences.phoneNumber} error={errors.phone}>
        <TextInput
          {...bind('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          placeholder={sentences.phoneHint}
          enterKeyHint="next"
        />
      </Field>
      <Field label={sentences.address} error={errors.address}>
        <Textarea
          {...bind('address')}
          rows={2}
          autoComplete="street-address"
          placeholder={sentences.addressHint}
        />
      </Field>
      <RememberMe checked={props.isRemembered} onChange={props.onRemember} />
      <div className={classNames('pay-bar grid gap-3', rupees !== undefined && 'sticks')}>
        {notice ? <Notice {...notice} /> : isOffline && <Notice tone="waiting" text={sentences.offline} />}
        <div className="flex flex-wrap items-center gap-y-2">
          <Total rupees={rupees} />
          <Button
            type="submit"
            className="min-h-14 flex-1 sm:text-lg"
            busy={busyLabel !== undefined}
            busyLabel={busyLabel}
          >
            {buttonLabel}
          </Button>
        </div>
      </div>
      <p className="-mt-3 flex items-center justify-center gap-2 text-center text-muted text-sm">
        <Padlock />
        {sentences.poweredBy}
      </p>
    </form>
  )
}

/** A closed padlock. */
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

function subscribe(change: () => void) {
  const listening = new AbortController()
  for (const event of ['online', 'offline']) addEventListener(event, change, { signal: listening.signal })
  return () => listening.abort()
}

/** False where it does not know. */
const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

interface CostProps {
  /** Whole, undefined without a valid amount. */
  rupees: number | undefined
}

function FeeNote({ rupees }: CostProps) {
  const fee = rupees ? formatPaise(feePaise(rupees)) : ''
  return (
    // The sentence grows by the fee, but not the space that it takes.
    <p className="-mt-2.5 min-h-15 text-muted min-[22rem]:min-h-10 text-sm leading-snug">
      {fill(useSentences().feeNote, fee).replace(' ()', '')}
    </p>
  )
}

function Total({ rupees }: CostProps) {
  const sentences = useSentences()
  return (
    <p
      className="flex-none whitespace-nowrap leading-tight not-empty:mr-3 sm:not-empty:mr-5"
      aria-live="polite"
    >
      {rupees && (
        <span>
          <span className="text-muted text-sm">{sentences.youPay}</span>{' '}
          <span className="text-muted text-sm max-sm:sr-only low:sr-only" translate="no">
            {`${formatRupees(rupees)} + ${formatPaise(feePaise(rupees))} =`}
          </span>{' '}
          <span className="block font-heading text-2xl" translate="no">
            {formatPaise(chargePaise(rupees))}
          </span>
        </span>
      )}
    </p>
  )
}

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** The input for the amount, in large figures after a ₹; it groups them while they are typed. */
function AmountInput({ value, onChange, ...rest }: AmountInputProps) {
  function type(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    const { value: typed, selectionStart } = target
    const grouped = groupAmount(typed, value)
    if (grouped !== typed) {
      const cursor = cursorIn(grouped, typed.slice(0, selectionStart ?? typed.length))
      // Set here, not by rendering, which would move the cursor to the end.
      target.value = grouped
      target.setSelectionRange(cursor, cursor)
    }
    onChange(event)
  }
  return (
    <div className="relative">
      <span
        className="pointer-events-none absolute inset-y-0 left-4 flex items-center font-semibold text-2xl text-muted"
        aria-hidden="true"
      >
        ₹
      </span>
      <TextInput
        {...rest}
        value={value}
        onChange={type}
        inputMode="numeric"
        className="h-15 pl-10 font-semibold text-2xl"
      />
    </div>
  )
}
