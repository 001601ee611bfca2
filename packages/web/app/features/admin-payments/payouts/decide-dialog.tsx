// Asks before an administrator says that an attempt was not paid, or decides to try a payout again or not to pay it.
import {
  type AdminPayout,
  adminDecidePayout,
  adminMarkPayoutNotPaid,
  decideForm,
  type PayoutAction,
} from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import type { ComponentProps } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'

interface DecideDialogProps extends LazyDialogProps {
  /** Undefined until a payout was chosen. */
  payout?: AdminPayout
  action?: PayoutAction
  finalFocus: ComponentProps<typeof Dialog>['finalFocus']
  onDone: () => void
}

const TEXTS = {
  'not-paid': { title: sentences.itWasNotPaid, text: sentences.itWasNotPaidText },
  retry: { title: sentences.retry, text: sentences.retryText },
  cancel: { title: sentences.cancelPayout, text: sentences.cancelText },
} as const
type Decision = keyof typeof TEXTS

export function DecideDialog({ payout, action, ...rest }: DecideDialogProps) {
  if (!payout || !action || !(action in TEXTS)) return null
  // The text typed for one payout must not appear for the next.
  return <OfPayout key={`${payout.id} ${action}`} payout={payout} decision={action as Decision} {...rest} />
}

function OfPayout({
  payout: { id, amount_paise, host, box, attempt },
  decision,
  open,
  onOpenChange,
  finalFocus,
  onDone,
}: DecideDialogProps & { payout: AdminPayout; decision: Decision }) {
  const { title, text } = TEXTS[decision]
  const form = useSchemaForm(decideForm, { reason: decision === 'not-paid' ? sentences.itWasNotPaid : '' })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ reason }) => {
      const { message } =
        decision === 'not-paid'
          ? await adminCall(adminMarkPayoutNotPaid, { params: { attempt: attempt?.id ?? '' } })
          : await adminCall(adminDecidePayout, { params: { id }, body: { decision, reason } })
      notify.success(message)
      onDone()
    },
    decision === 'not-paid' ? sentences.notPaidFailed : sentences.decideFailed,
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={title}
      description={
        <span className="wrap-anywhere font-semibold text-ink">
          {sentences.markPaidTo(formatPaise(amount_paise), host, box)}
        </span>
      }
    >
      <Form onSubmit={submit}>
        <p>{text}</p>
        {decision !== 'not-paid' && (
          <Field
            label={sentences.decisionReason}
            hint={sentences.decisionReasonHint}
            error={form.formState.errors.reason?.message}
          >
            <TextInput {...form.register('reason')} autoComplete="off" />
          </Field>
        )}
        <FormProblems problems={problems} />
        <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {sentences.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={adminPaymentsSentences.marking}>
            {title}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
