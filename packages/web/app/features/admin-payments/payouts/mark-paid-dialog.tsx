// Asks for the bank's reference of a payout that was paid by hand, and states the consequences.
import { type AdminPayout, adminMarkPayoutPaid, markPaidForm } from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { type ComponentProps, useState } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { ApiError } from '../../../lib/network/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { SentBefore } from './sent-before.tsx'

interface MarkPaidDialogProps extends LazyDialogProps {
  /** Undefined until a payout was chosen. */
  payout: AdminPayout | undefined
  finalFocus: ComponentProps<typeof Dialog>['finalFocus']
  onMarked: () => void
  /** The payout has changed since it was shown. Returns its present state; undefined where it has left the list. */
  onChanged: () => Promise<AdminPayout | undefined>
}

export function MarkPaidDialog({ payout, ...rest }: MarkPaidDialogProps) {
  // The text typed for one payout must not appear for the next.
  return payout && <OfPayout key={payout.id} payout={payout} {...rest} />
}

function OfPayout({
  payout: shown,
  open,
  onOpenChange,
  finalFocus,
  onMarked,
  onChanged,
}: MarkPaidDialogProps & { payout: AdminPayout }) {
  /** Set when the server says that the payout has changed; `now` is undefined where it has left the list. */
  const [changed, setChanged] = useState<{ now: AdminPayout | undefined }>()
  const [wasSentBefore, setSentBefore] = useState(false)
  /** The reference that another host's payout has already. */
  const [used, setUsed] = useState<string>()
  const [isShared, setShared] = useState(false)
  const payout = changed?.now ?? shown
  const isPayable = changed ? changed.now?.can_be_marked === true : shown.can_be_marked
  const amount = formatPaise(payout.amount_paise)
  const form = useSchemaForm(markPaidForm, { reference: '' })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ reference, upi_id: sentTo }) => {
      if (wasSentBefore && shown.may_have_been_sent && sentTo === null) {
        form.setError('upi_id', { message: sentences.sentToRequired }, { shouldFocus: true })
        return
      }
      const { upi_id, amount_paise } = wasSentBefore ? { ...shown, upi_id: sentTo ?? shown.upi_id } : payout
      const confirmed = { already_sent: wasSentBefore, is_shared: isShared && reference === used }
      const body = { reference, upi_id, amount_paise, ...confirmed }
      try {
        const { message } = await adminCall(adminMarkPayoutPaid, { params: { id: payout.id }, body })
        notify.success(message)
        onMarked()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'payoutChanged')
          setChanged({ now: await onChanged() })
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
        {isPayable && (
          <ol className="list-decimal space-y-2 pl-5">
            <li className="wrap-anywhere">
              {payout.upi_id
                ? sentences.payFirst(amount, payout.upi_id)
                : sentences.payFirstElsewhere(amount)}
            </li>
            <li>{sentences.thenMark}</li>
          </ol>
        )}
        <p className="font-semibold">{sentences.noWayBack}</p>
        {(changed || shown.may_have_been_sent) && (
          <SentBefore
            shown={shown}
            changed={changed}
            checked={wasSentBefore}
            onChange={setSentBefore}
            field={form.register('upi_id', { shouldUnregister: true })}
            error={form.formState.errors.upi_id?.message}
          />
        )}
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
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {sentences.cancel}
          </Button>
          <Button
            type="submit"
            busy={isBusy}
            busyLabel={adminPaymentsSentences.marking}
            disabled={!isPayable && !wasSentBefore}
          >
            {sentences.markPaid}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
