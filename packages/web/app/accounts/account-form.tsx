// The form of an account page: one call at a time, refusals at their fields, and all other problems in one place.
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormProblems } from '../lib/forms/form-problems.tsx'
import { type ErrorOf, type Errors, withShared } from '../lib/forms/shared-error.ts'
import { useFormCall } from '../lib/forms/use-form-call.ts'
import { bulleted } from '../lib/network/api-error.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Form } from '../ui/inputs/form.tsx'
import { notify } from '../ui/overlays/toasts.ts'

/** Around a form: hosts and administrators have frames of their own. */
export interface FrameProps {
  title: string
  /** Below the title. */
  text?: ReactNode
  /** The button that requests another code. */
  resend?: ReactNode
  /** Paragraphs with links to other forms. */
  footer: ReactNode
  children: ReactNode
}

export interface AccountFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  /** Receives values that passed the form's schema. May throw ApiError. */
  send: (values: Output) => Promise<void>
  /** The sentence for a failure without an explanation; a form may have several. */
  failed: string | ((error: unknown) => string)
  label: string
  busyLabel: string
  /** The sentence of an administrator's form that several fields share: it stands once, above the button, and marks the fields. */
  shared?: string | undefined
  /** Shows problems that belong to no field as a toast (docs/specification.md §8), not above the button. */
  inToast?: boolean | undefined
  /** For a button that is not as wide as the form. */
  buttonStyle?: string
  /** `submit`: sends the form without a press of its button. */
  children: (error: ErrorOf, submit: () => void) => ReactNode
}

export function AccountForm<Values extends FieldValues, Output>(props: AccountFormProps<Values, Output>) {
  const { form, failed, shared, inToast = false, buttonStyle } = props
  const { submit, isBusy, problems } = useFormCall(
    form,
    props.send,
    failed,
    inToast ? (sentences) => notify.error(bulleted(sentences)) : undefined,
  )
  const { all, error } = withShared(form.formState.errors as Errors, shared)
  return (
    <Form onSubmit={submit} isBusy={isBusy}>
      {props.children(error, submit)}
      <FormProblems problems={inToast ? all : problems} />
      <Button
        type="submit"
        size="lg"
        wide={buttonStyle === undefined}
        className={buttonStyle}
        busy={isBusy}
        busyLabel={props.busyLabel}
      >
        {props.label}
      </Button>
    </Form>
  )
}
