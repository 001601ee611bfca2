// Asks for the password before contributions are paid to another UPI ID. Cancelling keeps the typed text.
import { currentPasswordForm } from '@lifafa/contract/endpoints/profile'
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { useRef } from 'react'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { PasswordInput } from '../../../ui/inputs/password-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface ChangeUpiDialogProps extends LazyDialogProps {
  /** The UPI IDs before and after; null for none. */
  from: string | null
  to: string | null
  /** For password managers. */
  email: string
  /** Saves and closes; may throw ApiError. */
  onConfirm: (password: string) => Promise<void>
}

export function ChangeUpiDialog({ open, onOpenChange, from, to, email, onConfirm }: ChangeUpiDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const form = useSchemaForm(currentPasswordForm, { current_password: '' })
  const { ref, ...password } = form.register('current_password')
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ current_password }) => {
      await onConfirm(current_password)
      form.reset()
    },
    sentences.updateFailed,
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
      title={to === null ? sentences.removeUpiTitle : sentences.changeUpiTitle}
      description={to === null ? sentences.removeUpiText : sentences.changeUpiText}
    >
      <Form onSubmit={submit}>
        <dl className="grid gap-3 rounded-field border border-line bg-paper px-4 py-3">
          <UpiId term={sentences.upiFrom} id={from} />
          <UpiId term={sentences.upiTo} id={to} />
        </dl>
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
            {sentences.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel="Saving...">
            {to === null ? sentences.removeUpi : sentences.changeUpi}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

const UpiId = ({ term, id }: { term: string; id: string | null }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{term}</dt>
    <dd className="wrap-anywhere font-semibold">{id ?? sentences.noUpiId}</dd>
  </div>
)
