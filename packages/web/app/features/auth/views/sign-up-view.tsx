// The sign-up view.
import { register as registerCall } from '@lifafa/contract/endpoints/sign-up'
import { PASSWORD_MIN } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { ReactNode } from 'react'
import { call } from '../../../lib/calls/api.ts'
import type { AwaitedCode } from '../../../lib/codes/awaited-code.ts'
import { EmailField, NameFields, PhoneField, UpiField } from '../../../lib/forms/contact-fields.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { ApiError } from '../../../lib/network/api-error.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { PasswordInput } from '../../../ui/inputs/password-input.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import type { SignUpForm } from '../auth-forms.ts'
import { ViewHeading } from './view-heading.tsx'
import { ViewLink } from './view-link.tsx'

/** The server's refusal; or another failure, such as an answer that does not match the contract. */
const fallbackFor = (error: unknown): string =>
  error instanceof ApiError ? authSentences.createAccountFailed : authSentences.signUpFailed

interface SignUpViewProps {
  form: SignUpForm
  onCodeSent: (code: Omit<AwaitedCode, 'sentAt'>) => void
}

export function SignUpView({ form, onCodeSent }: SignUpViewProps) {
  const { register } = form
  const { errors } = form.formState
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (details) => {
      const request = async () => {
        const { tokens, ticket } = await call(registerCall, { body: details })
        return { access: tokens.access, ticket }
      }
      const proof = await request()
      notify.success(authSentences.accountCreated)
      onCodeSent({ email: details.email, ...proof, resend: request })
    },
    fallbackFor,
  )
  return (
    <>
      <ViewHeading title="Create your account">Your first event box is two minutes away.</ViewHeading>
      <Form onSubmit={submit}>
        <Group title="Your account">
          <div className="grid grid-cols-2 gap-4">
            <NameFields
              first={{ ...register('first_name'), error: errors.first_name?.message }}
              last={{ ...register('last_name'), error: errors.last_name?.message }}
            />
          </div>
          <EmailField {...register('email')} error={errors.email?.message} />
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
            <Field
              label="Password"
              hint={`At least ${PASSWORD_MIN} characters`}
              error={errors.password?.message}
            >
              <PasswordInput
                {...register('password', { deps: 'confirm_password' })}
                autoComplete="new-password"
                required
              />
            </Field>
            <Field label="Confirm Password" error={errors.confirm_password?.message}>
              <PasswordInput {...register('confirm_password')} autoComplete="new-password" required />
            </Field>
          </div>
        </Group>
        <Group title="Where we reach and pay you">
          <PhoneField {...register('phone_number')} error={errors.phone_number?.message} />
          <Field label="Address" error={errors.address?.message}>
            <TextInput
              {...register('address')}
              autoComplete="street-address"
              autoCapitalize="words"
              placeholder="House, street, city"
              required
            />
          </Field>
          <UpiField
            {...register('upi_id')}
            hint="Where your gifts are paid out to. You can add it later."
            error={errors.upi_id?.message}
          />
        </Group>
        <div className="grid">
          <Checkbox
            {...register('agreed_to_terms')}
            required
            error={errors.agreed_to_terms?.message}
            label={
              <>
                I accept the <NewTabLink to={paths.terms.href()}>Terms and Conditions</NewTabLink>
              </>
            }
          />
          <Checkbox
            {...register('agreed_to_refund_policy')}
            required
            error={errors.agreed_to_refund_policy?.message}
            label={
              <>
                I accept the{' '}
                <NewTabLink to={paths.refundPolicy.href()}>Refund and Cancellation Policy</NewTabLink> and the{' '}
                <NewTabLink to={paths.privacyPolicy.href()}>Privacy Policy</NewTabLink>
              </>
            }
          />
          <p className="mt-2 text-muted">
            <NewTabLink to={paths.notice.hosts.href()}>{authSentences.yourDetails}</NewTabLink> ·{' '}
            <span lang="hi">
              <NewTabLink to={paths.notice.hostsInHindi.href()}>
                {authSentences.yourDetailsInHindi}
              </NewTabLink>
            </span>
          </p>
        </div>
        <FormProblems problems={problems} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Creating account...">
          Create Account
        </Button>
      </Form>
      <p className="mt-7 text-center text-muted">
        Already have an account? <ViewLink view="signin">Sign In</ViewLink>
      </p>
    </>
  )
}

/** A part of the form, under a heading of its own. */
const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-4 border-line border-t pt-4">
    <legend className="pr-3 font-heading text-maroon text-xl">{title}</legend>
    {children}
  </fieldset>
)

/** A link that opens in a new tab, so that the form stays as it is. */
function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
    >
      {children}
    </a>
  )
}
