// The sign-up view.
import type { Input, Output } from '@lifafa/contract/endpoint'
import { register as registerCall, type signUpForm } from '@lifafa/contract/endpoints/sign-up'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../lib/calls/api.ts'
import { EmailField, NameFields, PhoneField, UpiField } from '../../lib/forms/contact-fields.tsx'
import { chosenLanguage, chosenSentences, useLanguage, useSentences } from '../../lib/language/language.tsx'
import { ApiError } from '../../lib/network/api-error.ts'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
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
  const isHindi = useLanguage() === 'hi'
  const auth = useSentences('auth', authSentences)
  const page = useSentences('authPage', authPageSentences)
  const labels = useSentences('labels', labelSentences)
  return (
    <View
      title={page.signUpTitle}
      text={page.signUpText}
      footer={
        <p>
          <span>{page.hasAccount}</span> <ViewLink view="signin">{labels.signIn}</ViewLink>
        </p>
      }
    >
      <AccountForm
        form={form}
        send={async (registration) => {
          await register(registration)
          notify.success(auth.accountCreated)
          onRegistered(registration)
        }}
        failed={failureOf}
        label={page.create}
        busyLabel={page.creating}
      >
        {(error) => (
          <>
            <Group title={page.yourAccount}>
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
                  labels={[labels.password, page.passwordAgain]}
                />
              </div>
            </Group>
            <Group title={page.reachAndPay}>
              <PhoneField {...field('phone_number')} {...error('phone_number')} />
              <TextField
                label={labels.address}
                {...field('address')}
                {...error('address')}
                autoComplete="street-address"
                autoCapitalize="words"
                placeholder={labels.addressExample}
                required
              />
              <UpiField {...field('upi_id')} {...error('upi_id')} hint={page.upiHint} />
            </Group>
            <div className="grid">
              <Checkbox
                {...field('agreed_to_terms')}
                required
                error={error('agreed_to_terms').error}
                label={
                  <>
                    <span>{labels.accept.before}</span>{' '}
                    <NewTabLink to={paths.terms.href()}>{page.terms}</NewTabLink>{' '}
                    <span>{labels.accept.after}</span>
                  </>
                }
              />
              <Checkbox
                {...field('agreed_to_refund_policy')}
                required
                error={error('agreed_to_refund_policy').error}
                label={
                  <>
                    <span>{labels.accept.before}</span>{' '}
                    <NewTabLink to={paths.refundPolicy.href()}>{page.refundPolicy}</NewTabLink>{' '}
                    <span>{labels.accept.and}</span>{' '}
                    <NewTabLink to={paths.privacyPolicy.href()}>{labels.privacyPolicy}</NewTabLink>{' '}
                    <span>{labels.accept.after}</span>
                  </>
                }
              />
              <p className="mt-2 text-muted">
                {isHindi ? (
                  <NewTabLink to={paths.notice.hostsInHindi.href()}>{auth.yourDetails}</NewTabLink>
                ) : (
                  <>
                    <NewTabLink to={paths.notice.hosts.href()}>{auth.yourDetails}</NewTabLink> ·{' '}
                    <span lang="hi">
                      <NewTabLink to={paths.notice.hostsInHindi.href()}>{auth.yourDetailsInHindi}</NewTabLink>
                    </span>
                  </>
                )}
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
  const { tokens, ticket } = await call(registerCall, {
    body: { ...registration, language: chosenLanguage() },
  })
  const { email } = registration
  awaitCode('verify', { email, sentAt: Date.now(), proof: { access: tokens.access, ticket } })
}

/** The server's refusal; or another failure, such as an answer that does not match the contract. */
function failureOf(error: unknown): string {
  const { createAccountFailed, signUpFailed } = chosenSentences('auth', authSentences)
  return error instanceof ApiError ? createAccountFailed : signUpFailed
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
