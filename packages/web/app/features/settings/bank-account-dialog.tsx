// Saves a bank account, with the password: the number is typed twice.
import { bankAccountForm, saveBankAccount } from '@lifafa/contract/endpoints/settings/bank-account'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { bankAccountSentences } from '@lifafa/contract/sentences/host/bank-account'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { call } from '../../lib/calls/api.ts'
import { FormDialog } from '../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../lib/language/language.tsx'
import { PasswordField } from '../../ui/inputs/password-field.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'

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
      {(field) => (
        <>
          <TextField label={sentences.number} {...field('account_number')} required />
          <TextField label={sentences.again} {...field('number_again')} required />
          <TextField
            label={sentences.ifsc}
            hint={sentences.ifscHint}
            {...field('ifsc')}
            autoCapitalize="characters"
            required
          />
          <TextField
            label={sentences.name}
            hint={sentences.nameHint}
            {...field('account_name')}
            autoCapitalize="words"
            required
          />
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={labels.currentPassword}
            {...field('current_password')}
            autoComplete="current-password"
          />
        </>
      )}
    </FormDialog>
  )
}
