// Locks a payout that is paid by hand, shows what to pay, and asks for the bank's reference.
import {
  type AdminPayout,
  adminMarkPayoutPaid,
  adminPayByHand,
  markPaidForm,
} from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { useState } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { ApiError, sentencesOf } from '../../../lib/network/api-error.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { OurReference } from './our-reference.tsx'

interface PayDialogProps extends DialogProps {
  /** Undefined until a payout was chosen. */
  payout: AdminPayout | undefined
  /** The payout is locked, or marked as paid. */
  onChanged: () => void
}

export function PayDialog({ payout, ...rest }: PayDialogProps) {
  // The text typed for one payout must not appear for the next, nor an attempt that is over for one that is open again.
  return (
    payout && (
      <OfPayout key={`${payout.id} ${payout.attempt?.id} ${payout.state}`} payout={payout} {...rest} />
    )
  )
}

function OfPayout({
  payout,
  open,
  onOpenChange,
  finalFocus,
  onDone,
  onChanged,
}: PayDialogProps & { payout: AdminPayout }) {
  const [attempt, setAttempt] = useState(payout.state === 'paying' ? payout.attempt?.id : undefined)
  const [to, setTo] = useState(payout.bank_account ?? payout.upi_id)
  const amount = formatPaise(payout.amount_paise)
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      losesText
      title={attempt === undefined ? sentences.payByHand : sentences.markPaid}
      description={
        <span className="wrap-anywhere font-semibold text-ink">
          {sentences.markPaidTo(amount, payout.host, payout.box)}
        </span>
      }
    >
      {attempt === undefined ? (
        <Lock
          payout={payout}
          onCancel={close}
          onLocked={(id, bankAccount) => {
            setAttempt(id)
            setTo(bankAccount ?? payout.upi_id)
            onChanged()
          }}
        />
      ) : (
        <MarkPaid
          payout={payout}
          to={to}
          attempt={attempt}
          onCancel={close}
          onDone={() => {
            onDone()
            onChanged()
          }}
        />
      )}
    </Dialog>
  )
}

interface LockProps {
  payout: AdminPayout
  /** `bankAccount`: whole. */
  onLocked: (attempt: string, bankAccount: string | null) => void
  onCancel: () => void
}

function Lock({ payout, onLocked, onCancel }: LockProps) {
  const { id, upi_id, bank_account, amount_paise, hold_reason } = payout
  const { once, isBusy } = useSingleFlight()
  const [problems, setProblems] = useState<string[]>([])
  async function lock() {
    setProblems([])
    try {
      const body = { upi_id, bank_account, amount_paise, hold_reason }
      const locked = await adminCall(adminPayByHand, { params: { id }, body })
      onLocked(locked.attempt, locked.bank_account)
    } catch (error) {
      setProblems(sentencesOf(error, sentences.payByHandFailed))
    }
  }
  return (
    <div className="grid gap-5">
      <p>{sentences.payByHandText}</p>
      <FormProblems problems={problems} />
      <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {sentences.cancel}
        </Button>
        <Button busy={isBusy} busyLabel={adminPaymentsSentences.marking} onClick={() => once(lock)}>
          {sentences.lock}
        </Button>
      </div>
    </div>
  )
}

interface MarkPaidProps {
  payout: AdminPayout
  to: string | null
  attempt: string
  onDone: () => void
  onCancel: () => void
}

function MarkPaid({ payout, to, attempt, onDone, onCancel }: MarkPaidProps) {
  /** Undefined where it was locked in this dialog. */
  const lockedBefore = payout.attempt?.id === attempt ? payout.attempt : undefined
  const amount = formatPaise(lockedBefore?.amount_paise ?? payout.amount_paise)
  /** The reference that another payment has already. */
  const [used, setUsed] = useState<string>()
  const [isShared, setShared] = useState(false)
  const form = useSchemaForm(markPaidForm, { reference: '' })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ reference }) => {
      const body = { reference, is_shared: isShared && reference === used }
      try {
        const { message } = await adminCall(adminMarkPayoutPaid, { params: { attempt }, body })
        notify.success(message)
        onDone()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'payoutReferenceUsed') {
          setUsed(reference)
          setShared(false)
        }
        throw error
      }
    },
    sentences.markPaidFailed,
  )
  return (
    <Form onSubmit={submit}>
      {lockedBefore ? (
        <p className="wrap-anywhere">
          {(lockedBefore.channel === 'provider' ? sentences.askedToPay : sentences.toldToPay)(
            amount,
            when(lockedBefore.started_at),
          )}
        </p>
      ) : (
        <ol className="list-decimal space-y-2 pl-5">
          <li className="wrap-anywhere">
            {to === null ? sentences.payElsewhere(amount) : sentences.pay(amount, to)}
          </li>
          <li>{sentences.thenMark}</li>
        </ol>
      )}
      {lockedBefore?.channel === 'provider' && <OurReference attempt={attempt} />}
      <p className="font-semibold">{sentences.noWayBack}</p>
      <Field
        label={sentences.referenceLabel}
        hint={sentences.referenceHint}
        error={form.formState.errors.reference?.message}
      >
        <TextInput
          {...form.register('reference')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono"
        />
      </Field>
      <FormProblems problems={problems} />
      {used !== undefined && (
        <Checkbox
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
          label={sentences.sharedReference}
        />
      )}
      <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {sentences.cancel}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={adminPaymentsSentences.marking}>
          {sentences.markPaid}
        </Button>
      </div>
    </Form>
  )
}
