// Asks for the bank's reference of a payout that was paid by hand, and says what follows.
import { type AdminPayout, adminMarkPayoutPaid } from '@lifafa/contract/endpoints/admin-payments'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin-payments'
import type { ComponentProps } from 'react'
import { adminCall } from '../../lib/admin-api.ts'
import { FormProblems } from '../../lib/form-problems.tsx'
import { useFormCall } from '../../lib/use-form-call.ts'
import type { LazyDialogProps } from '../../lib/use-lazy-dialog.tsx'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { notify } from '../../ui/toasts.tsx'

interface MarkPaidDialogProps extends LazyDialogProps {
  /** Undefined until one was chosen. */
  payout: AdminPayout | undefined
  finalFocus: ComponentProps<typeof Dialog>['finalFocus']
  onMarked: () => void
}

export function MarkPaidDialog({ payout, ...rest }: MarkPaidDialogProps) {
  // What was typed for one payout is none of the next one's.
  return payout && <OfPayout key={payout.id} payout={payout} {...rest} />
}

function OfPayout({
  payout,
  open,
  onOpenChange,
  finalFocus,
  onMarked,
}: MarkPaidDialogProps & { payout: AdminPayout }) {
  const amount = formatPaise(payout.amount_paise)
  const form = useSchemaForm(adminMarkPayoutPaid.body, { reference: '' })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ reference }) => {
      const { message } = await adminCall(adminMarkPayoutPaid, {
        params: { id: payout.id },
        body: { reference },
      })
      notify.success(message)
      onMarked()
    },
    sentences.markPaidFailed,
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={sentences.markPaid}
      description={
        <span className="wrap-anywhere font-semibold text-ink">
          {sentences.markPaidTo(amount, payout.host, payout.box)}
        </span>
      }
    >
      <Form onSubmit={submit}>
        <ol className="list-decimal space-y-2 pl-5">
          <li className="wrap-anywhere">
            {payout.upi_id ? sentences.payFirst(amount, payout.upi_id) : sentences.payFirstElsewhere(amount)}
          </li>
          <li>{sentences.thenMark}</li>
        </ol>
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
            maxLength={MAX_LENGTH.bankReference}
            className="font-mono"
          />
        </Field>
        <FormProblems problems={problems} />
        <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {sentences.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={sentences.marking}>
            {sentences.markPaid}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
