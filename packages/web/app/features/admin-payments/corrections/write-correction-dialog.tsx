// Asks for the two lines of a correction and its reason, and states the consequences for hosts.
import { adminEnterCorrection, correctionForm } from '@lifafa/contract/endpoints/admin/corrections'
import { ledgerAccount } from '@lifafa/contract/fields/ledger-account'
import { newRequestKey } from '@lifafa/contract/request-key'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { useState } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { BoxField } from './box-field.tsx'

const ACCOUNTS = ledgerAccount.options.map((value) => ({ value, label: sentences.accounts[value] }))
const EMPTY = {
  amount: '',
  debit_account: 'suspense',
  credit_account: 'owed_to_hosts',
  debit_box: '',
  credit_box: '',
  reason: '',
} as const

/** New each time it is opened, so that each correction has a request key of its own. */
export function WriteCorrectionDialog(props: DialogProps) {
  const [request_key] = useState(newRequestKey)
  return (
    <FormDialog
      {...props}
      title={sentences.write}
      schema={correctionForm}
      values={EMPTY}
      submit={async (values) =>
        (await adminCall(adminEnterCorrection, { body: { ...values, request_key } })).message
      }
      failed={sentences.writeFailed}
      keys={[[MONEY_KEY]]}
      cancel={sentences.cancel}
      confirm={sentences.write}
      busy={sentences.writing}
      isLong
    >
      {(field, { register, watch, setValue, formState: { errors, isSubmitted } }) => {
        const isDebited = watch('debit_account') === 'owed_to_hosts'
        const isCredited = watch('credit_account') === 'owed_to_hosts'
        const boxField = (name: 'debit_box' | 'credit_box', label: string) => (
          <BoxField
            label={label}
            id={watch(name) ?? ''}
            // An error that is shown goes as soon as the value is right.
            onId={(id) => setValue(name, id, { shouldValidate: isSubmitted })}
            error={errors[name]?.message}
          />
        )
        return (
          <>
            <TextField label={sentences.amountLabel} {...field('amount')} inputMode="decimal" />
            <Field label={sentences.debitAccount} error={errors.debit_account?.message}>
              <Select
                {...register('debit_account', { onChange: () => setValue('debit_box', '') })}
                options={ACCOUNTS}
              />
            </Field>
            {isDebited && boxField('debit_box', sentences.debitBox)}
            <Field label={sentences.creditAccount} error={errors.credit_account?.message}>
              <Select
                {...register('credit_account', { onChange: () => setValue('credit_box', '') })}
                options={ACCOUNTS}
              />
            </Field>
            {isCredited && boxField('credit_box', sentences.creditBox)}
            <TextField label={sentences.reasonLabel} hint={sentences.reasonHint} {...field('reason')} />
            <ul className="list-disc space-y-2 pl-5" aria-live="polite">
              {isDebited && <li>{sentences.owesLess}</li>}
              {isCredited && <li>{sentences.owesMore}</li>}
              <li>{sentences.noWayBack}</li>
            </ul>
          </>
        )
      }}
    </FormDialog>
  )
}
