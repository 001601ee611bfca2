// The sign-up view.
import type { Input, Output } from '@lifafa/contract/endpoint'
import { register as registerCall, type signUpForm } from '@lifafa/contract/endpoints/sign-up'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../lib/calls/api.ts'
import { EmailField, NameFields, PhoneField, UpiField } from '../../lib/forms/contact-fields.tsx'
import { ApiError } from '../../lib/network/api-error.ts'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { AccountForm } from '../account-form.tsx'
import { awaitCode } from '../awaited-code.ts'
import { NewPasswords } from '../passwords.tsx'
import { View, ViewLink } from './view.tsx'

type Registration = Output<typeof signUpForm>

interface SignUpProps {
  form: UseFormReturn<Input<typeof signUpForm>, unknown, Registration>
  /** Called once the code of the account is awaited. */
  onRegistered: (registration: Registration) => void
}

export function SignUp({ form, onRegistered }: SignUpProps) {
  const { register: field } = form
  return (
    <View
      title="Create your account"
      text="Your first event box is two minutes away."
      footer={
        <p>
          Already have an account? <ViewLink view="signin">Sign In</ViewLink>
        </p>
      }
    >
      <AccountForm
        form={form}
        send={async (registration) => {
          await register(registration)
          notify.success(authSentences.accountCreated)
          onRegistered(registration)
        }}
        failed={failureOf}
        label="Create Account"
        busyLabel="Creating account..."
      >
        {(error) => (
          <>
            <Group title="Your account">
              <div className="grid grid-cols-2 gap-4">
                <NameFields
                  first={{ ...field('first_name'), ...error('first_name') }}
                  last={{ ...field('last_name'), ...error('last_name') }}
                />
              </div>
              <EmailField {...field('email')} {...error('email')} />
              <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
                <NewPasswords
                  form={form}
                  error={error}
                  name="password"
                  labels={['Password', 'Confirm Password']}
                />
              </div>
            </Group>
            <Group title="How we reach and pay you">
              <PhoneField {...field('phone_number')} error={error('phone_number').error} />
              <Field label="Address" {...error('address')}>
                <TextInput
                  {...field('address')}
                  autoComplete="street-address"
                  autoCapitalize="words"
                  placeholder="House, street, city"
                  required
                />
              </Field>
              <UpiField
                {...field('upi_id')}
                hint="We’ll pay your gifts here. You can add it later."
                error={error('upi_id').error}
              />
            </Group>
            <div className="grid">
              <Checkbox
                {...field('agreed_to_terms')}
                required
                error={error('agreed_to_terms').error}
                label={
                  <>
                    I accept the <NewTabLink to={paths.terms.href()}>Terms and Conditions</NewTabLink>
                  </>
                }
              />
              <Checkbox
                {...field('agreed_to_refund_policy')}
                required
                error={error('agreed_to_refund_policy').error}
                label={
                  <>
                    I accept the{' '}
                    <NewTabLink to={paths.refundPolicy.href()}>Refund and Cancellation Policy</NewTabLink> and
                    the <NewTabLink to={paths.privacyPolicy.href()}>Privacy Policy</NewTabLink>
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
          </>
        )}
      </AccountForm>
    </View>
  )
}

/** Creates the account, or sends its code again. The code is awaited then. Throws ApiError. */
export async function register(registration: Registration): Promise<void> {
  const { tokens, ticket } = await call(registerCall, { body: registration })
  const { email } = registration
  awaitCode('verify', { email, sentAt: Date.now(), proof: { access: tokens.access, ticket } })
}

/** The server's refusal; or another failure, such as an answer that does not match the contract. */
const failureOf = (error: unknown): string =>
  error instanceof ApiError ? authSentences.createAccountFailed : authSentences.signUpFailed

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
