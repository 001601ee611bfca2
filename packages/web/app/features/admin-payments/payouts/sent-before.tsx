// Says that a payout may have been sent before it changed, and asks whether it was, and to which UPI ID.
import type { AdminPayout } from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'

interface SentBeforeProps {
  /** As it was when the dialog was opened. */
  shown: AdminPayout
  /** It has changed since; `now` is undefined where it has left the list. */
  changed: { now: AdminPayout | undefined } | undefined
  checked: boolean
  onChange: (isChecked: boolean) => void
  /** Of the UPI ID, which is asked where the page did not show it. */
  field: UseFormRegisterReturn
  error: string | undefined
}

export function SentBefore({ shown, changed, checked, onChange, field, error }: SentBeforeProps) {
  const amount = formatPaise(shown.amount_paise)
  const why = shown.state === 'failed' ? 'withdrawn' : 'changed'
  return (
    <div className="rounded-field bg-selected px-4 py-3 text-selected-ink">
      <p className="wrap-anywhere">
        {changed ? sentences.upiIdChanged(shown.upi_id, changed.now?.upi_id) : sentences.mayHaveBeenSent[why]}
      </p>
      <Checkbox
        className="mt-1"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        label={
          <span className="wrap-anywhere">
            {shown.may_have_been_sent
              ? sentences.alreadySentBefore[why](amount)
              : sentences.alreadySent(amount, shown.upi_id)}
          </span>
        }
      />
      {checked && shown.may_have_been_sent && (
        <Field className="mt-2 mb-1" label={sentences.sentToLabel} hint={sentences.sentToHint} error={error}>
          <TextInput
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
          />
        </Field>
      )}
    </div>
  )
}
