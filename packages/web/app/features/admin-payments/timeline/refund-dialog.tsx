// Asks how much of a payment is refunded, and why, and states what that means for guest and host.
import { adminRefundPayment, refundForm } from '@lifafa/contract/endpoints/admin/refunds'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import { formatPaise } from '@lifafa/contract/money'
import { hostLosesPaise, hostOwesPaise, type Refundable } from '@lifafa/contract/refunds'
import { newRequestKey } from '@lifafa/contract/request-key'
import { adminRefundSentences as sentences } from '@lifafa/contract/sentences/admin/refunds'
import { type ComponentProps, useState } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { ApiError } from '../../../lib/network/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'

interface RefundDialogProps extends LazyDialogProps {
  /** Undefined until a payment was chosen. */
  payment: Refundable | undefined
  /** Counts how often the dialog was opened: what was typed before is dropped. */
  opened: number
  finalFocus: ComponentProps<typeof Dialog>['finalFocus']
  onRequested: () => void
  /** The payment has changed since it was shown: resolves when `payment` is its present state. */
  onChanged: () => Promise<void>
}

export function RefundDialog({ payment, opened, ...rest }: RefundDialogProps) {
  return payment && <OfPayment key={opened} payment={payment} {...rest} />
}

type OfPaymentProps = Omit<RefundDialogProps, 'payment' | 'opened'> & { payment: Refundable }

function OfPayment({ payment, open, onOpenChange, finalFocus, onRequested, onChanged }: OfPaymentProps) {
  const [request_key] = useState(newRequestKey)
  const [hasChanged, setChanged] = useState(false)
  const { payment_id, left_paise } = payment
  const form = useSchemaForm(refundForm(left_paise), { amount: rupeesOf(left_paise), reason: '' })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ amount, reason }) => {
      const host_owes_paise = hostOwesPaise(payment, amount)
      const body = { amount, reason, request_key, left_paise, host_owes_paise }
      try {
        const { message } = await adminCall(adminRefundPayment, { params: { id: payment_id }, body })
        notify.success(message)
        onRequested()
      } catch (error) {
        const isStale =
          error instanceof ApiError && ['paymentChanged', 'refundBlocked'].includes(error.code ?? '')
        if (isStale) {
          await onChanged()
          setChanged(true)
        }
        throw error
      }
    },
    sentences.failed,
  )
  const left = formatPaise(left_paise)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={sentences.refund}
      description={<span className="wrap-anywhere font-mono text-sm">{payment_id}</span>}
    >
      <Form onSubmit={submit}>
        <Field
          label={sentences.amountLabel}
          hint={sentences.amountHint(left)}
          error={form.formState.errors.amount?.message}
        >
          <TextInput {...form.register('amount')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field
          label={sentences.reasonLabel}
          hint={sentences.reasonHint}
          error={form.formState.errors.reason?.message}
        >
          <TextInput {...form.register('reason')} autoComplete="off" />
        </Field>
        <Consequences payment={payment} refundPaise={parsePaise(form.watch('amount')) ?? 0} />
        {hasChanged && (
          <p className="rounded-field bg-selected px-4 py-3 text-selected-ink">{sentences.changed}</p>
        )}
        <FormProblems problems={problems} />
        <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {sentences.cancel}
          </Button>
          <Button
            type="submit"
            busy={isBusy}
            busyLabel={sentences.refunding}
            disabled={payment.block !== null}
          >
            {sentences.refund}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** `521.04`, as it can be typed. */
const rupeesOf = (paise: number): string => formatPaise(paise).slice(1)

function Consequences({ payment, refundPaise }: { payment: Refundable; refundPaise: number }) {
  const amount = Math.min(refundPaise, payment.left_paise)
  const loses = hostLosesPaise(payment, amount)
  const owes = hostOwesPaise(payment, amount)
  return (
    <>
      <ul className="list-disc space-y-2 pl-5" aria-live="polite">
        <li>{sentences.guestGets(formatPaise(amount))}</li>
        {loses > 0 && <li>{sentences.hostLoses(formatPaise(loses))}</li>}
        {owes > 0 && <li className="font-semibold">{sentences.hostOwes(formatPaise(owes))}</li>}
      </ul>
      <p className="font-semibold">{sentences.noWayBack}</p>
    </>
  )
}
