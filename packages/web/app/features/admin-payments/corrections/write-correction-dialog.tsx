// Asks for the two lines of a correction and its reason, and states the consequences for hosts.
import { adminEnterCorrection, correctionForm } from '@lifafa/contract/endpoints/admin/corrections'
import { ledgerAccount } from '@lifafa/contract/fields/ledger-account'
import { newRequestKey } from '@lifafa/contract/request-key'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { type ComponentProps, useState } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogFooter } from '../../../ui/overlays/dialog-footer.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { BoxField } from './box-field.tsx'

interface WriteCorrectionDialogProps extends LazyDialogProps {
  /** Counts how often the dialog was opened: what was typed before is dropped. */
  opened: number
  finalFocus: ComponentProps<typeof Dialog>['finalFocus']
  onWritten: () => void
}

/** What was said of the field is mended as soon as it is right. */
const SET = { shouldValidate: true }

const ACCOUNTS = ledgerAccount.options.map((value) => ({ value, label: sentences.accounts[value] }))

export function WriteCorrectionDialog({ opened, ...rest }: WriteCorrectionDialogProps) {
  return <Opened key={opened} {...rest} />
}

function Opened({ open, onOpenChange, finalFocus, onWritten }: Omit<WriteCorrectionDialogProps, 'opened'>) {
  const [request_key] = useState(newRequestKey)
  const form = useSchemaForm(correctionForm, {
    amount: '',
    debit_account: 'suspense',
    credit_account: 'owed_to_hosts',
    debit_box: '',
    credit_box: '',
    reason: '',
  })
  const { errors } = form.formState
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (values) => {
      const { message } = await adminCall(adminEnterCorrection, { body: { ...values, request_key } })
      notify.success(message)
      onWritten()
    },
    sentences.writeFailed,
  )
  const isDebited = form.watch('debit_account') === 'owed_to_hosts'
  const isCredited = form.watch('credit_account') === 'owed_to_hosts'
  return (
    <Dialog open={open} onOpenChange={onOpenChange} finalFocus={finalFocus} title={sentences.write}>
      <Form onSubmit={submit} className="sm:gap-4">
        <Field label={sentences.amountLabel} error={errors.amount?.message}>
          <TextInput {...form.register('amount')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label={sentences.debitAccount} error={errors.debit_account?.message}>
          <Select
            {...form.register('debit_account', { onChange: () => form.setValue('debit_box', '') })}
            options={ACCOUNTS}
          />
        </Field>
        {isDebited && (
          <BoxField
            label={sentences.debitBox}
            id={form.watch('debit_box') ?? ''}
            onId={(id) => form.setValue('debit_box', id, form.formState.isSubmitted ? SET : {})}
            error={errors.debit_box?.message}
          />
        )}
        <Field label={sentences.creditAccount} error={errors.credit_account?.message}>
          <Select
            {...form.register('credit_account', { onChange: () => form.setValue('credit_box', '') })}
            options={ACCOUNTS}
          />
        </Field>
        {isCredited && (
          <BoxField
            label={sentences.creditBox}
            id={form.watch('credit_box') ?? ''}
            onId={(id) => form.setValue('credit_box', id, form.formState.isSubmitted ? SET : {})}
            error={errors.credit_box?.message}
          />
        )}
        <Field label={sentences.reasonLabel} hint={sentences.reasonHint} error={errors.reason?.message}>
          <TextInput {...form.register('reason')} autoComplete="off" />
        </Field>
        <ul className="list-disc space-y-2 pl-5" aria-live="polite">
          {isDebited && <li>{sentences.owesLess}</li>}
          {isCredited && <li>{sentences.owesMore}</li>}
          <li>{sentences.noWayBack}</li>
        </ul>
        <FormProblems problems={problems} />
        <DialogFooter>
          <div className="flex gap-3 sm:justify-end">
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {sentences.cancel}
            </Button>
            <Button type="submit" busy={isBusy} busyLabel={sentences.writing} className="max-sm:flex-1">
              {sentences.write}
            </Button>
          </div>
        </DialogFooter>
      </Form>
    </Dialog>
  )
}
