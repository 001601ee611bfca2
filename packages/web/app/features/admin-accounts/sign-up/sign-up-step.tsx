// Registers an administrator, step 1: the details and the server's secret key.
import { adminRegister } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { PASSWORD_MIN } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { AwaitedCode } from '../../../lib/codes/awaited-code.ts'
import { EmailField, NameField } from '../../../lib/forms/contact-fields.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { withShared } from '../../../lib/forms/shared-sentence.ts'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import type { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { PasswordInput } from '../../../ui/inputs/password-input.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { AccountLink } from '../account-link.tsx'
import { showProblems } from '../show-problems.ts'

interface SignUpStepProps {
  form: ReturnType<typeof useSchemaForm<typeof adminRegister.body>>
  onCodeSent: (code: Omit<AwaitedCode, 'sentAt'>) => void
}

export function SignUpStep({ form, onCodeSent }: SignUpStepProps) {
  const { register } = form
  const { shared, of } = withShared(form.formState.errors, adminSentences.signUpFieldsRequired)
  const { submit, isBusy } = useFormCall(
    form,
    async (body) => {
      const request = async () => {
        const { ticket } = await adminCall(adminRegister, { body })
        return { ticket }
      }
      const requested = await request()
      onCodeSent({ email: body.email, ...requested, resend: request })
    },
    authSentences.createAccountFailed,
    showProblems,
  )
  return (
    <AccountFrame
      title="Admin Sign Up"
      footer={
        <p>
          Already have an account? <AccountLink to={paths.admin.login.href()}>Login</AccountLink>
        </p>
      }
    >
      <Form onSubmit={submit}>
        <NameField label="Name" {...register('name')} {...of('name')} autoComplete="name" />
        <EmailField {...register('email')} {...of('email')} />
        <Field label="Password" hint={`At least ${PASSWORD_MIN} characters`} {...of('password')}>
          <PasswordInput
            {...register('password', { deps: 'confirm_password' })}
            autoComplete="new-password"
            required
          />
        </Field>
        <Field label="Confirm Password" {...of('confirm_password')}>
          <PasswordInput {...register('confirm_password')} autoComplete="new-password" required />
        </Field>
        <Field label="Secret Key" hint={adminPagesSentences.secretKeyHint} {...of('django_secret_key')}>
          <PasswordInput {...register('django_secret_key')} autoComplete="off" canPaste required />
        </Field>
        <FormProblems problems={shared} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Signing up...">
          Sign Up
        </Button>
      </Form>
    </AccountFrame>
  )
}
