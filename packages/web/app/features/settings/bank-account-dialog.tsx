// Saves a bank account, with the password: the number is typed twice.
import { bankAccountForm, saveBankAccount } from '@lifafa/contract/endpoints/settings/bank-account'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { bankAccountSentences } from '@lifafa/contract/sentences/host/bank-account'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { call } from '../../lib/calls/api.ts'
import { FormDialog } from '../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../lib/language/language.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { PasswordInput } from '../../ui/inputs/password-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'

const EMPTY = { account_number: '', number_again: '', ifsc: '', account_name: '', current_password: '' }

/** `email`: for password managers. */
export function BankAccountDialog({ email, ...rest }: DialogProps & { email: string }) {
  const sentences = useSentences('bankAccount', bankAccountSentences)
  const labels = useSentences('labels', labelSentences)
  const { cancel } = useSentences('profile', profileSentences)
  return (
    <FormDialog
      {...rest}
      title={sentences.dialogTitle}
      description={sentences.dialogText}
      schema={bankAccountForm}
      values={EMPTY}
      submit={async ({ number_again: _, ...body }) => {
        await call(saveBankAccount, { body })
        return sentences.done
      }}
      failed={sentences.failed}
      // The profile, and the activities of the dashboard.
      keys={[[]]}
      cancel={cancel}
      confirm={sentences.save}
      busy={labels.saving}
      isLong
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label={sentences.number} error={errors.account_number?.message}>
            <TextInput {...register('account_number')} autoComplete="off" required />
          </Field>
          <Field label={sentences.again} error={errors.number_again?.message}>
            <TextInput {...register('number_again')} autoComplete="off" required />
          </Field>
          <Field label={sentences.ifsc} hint={sentences.ifscHint} error={errors.ifsc?.message}>
            <TextInput {...register('ifsc')} autoCapitalize="characters" autoComplete="off" required />
          </Field>
          <Field label={sentences.name} hint={sentences.nameHint} error={errors.account_name?.message}>
            <TextInput {...register('account_name')} autoCapitalize="words" autoComplete="off" required />
          </Field>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <Field label={labels.currentPassword} error={errors.current_password?.message}>
            <PasswordInput {...register('current_password')} autoComplete="current-password" required />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
