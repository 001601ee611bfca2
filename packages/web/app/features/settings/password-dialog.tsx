// Asks for the password before an act that a session alone must not do. Cancelling keeps nothing of it.
import { currentPasswordForm } from '@lifafa/contract/endpoints/profile'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { type ReactNode, useRef } from 'react'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { PasswordInput } from '../../ui/inputs/password-input.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

export interface PasswordDialogProps extends DialogProps {
  title: string
  description: string
  /** Above the password. */
  children?: ReactNode
  /** The labels of the button. */
  confirm: string
  busy: string
  isDanger?: boolean
  /** The sentence for a failure without an explanation. */
  fallback: string
  /** For password managers. */
  email: string
  /** Acts and closes; may throw ApiError. */
  onConfirm: (password: string) => Promise<void>
}

export function PasswordDialog({ open, onOpenChange, email, onConfirm, ...shown }: PasswordDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const form = useSchemaForm(currentPasswordForm, { current_password: '' })
  const { ref, ...password } = form.register('current_password')
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ current_password }) => {
      await onConfirm(current_password)
      form.reset()
    },
    shown.fallback,
  )
  function changeOpen(isOpen: boolean) {
    // The password is cleared for the next time.
    if (!isOpen) form.reset()
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      initialFocus={input}
      title={shown.title}
      description={shown.description}
    >
      <Form onSubmit={submit}>
        {shown.children}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current Password" error={form.formState.errors.current_password?.message}>
          <PasswordInput
            {...password}
            ref={(element) => {
              ref(element)
              input.current = element
            }}
            autoComplete="current-password"
            required
          />
        </Field>
        <FormProblems problems={problems} />
        <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
          <Button variant="secondary" onClick={() => changeOpen(false)}>
            {profileSentences.cancel}
          </Button>
          <Button
            type="submit"
            variant={shown.isDanger ? 'danger' : 'primary'}
            busy={isBusy}
            busyLabel={shown.busy}
          >
            {shown.confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
