// The contact form: idle, sending, sent (and empty again), or failed with the text kept.
import { submitContact } from '@lifafa/contract/endpoints/contact'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { contactSentences } from '@lifafa/contract/sentences/contact'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { type ComponentProps, use } from 'react'
import { call } from '../../lib/calls/api.ts'
import { EmailField, NameField } from '../../lib/forms/contact-fields.tsx'
import { FormProblems } from '../../lib/forms/form-problems.tsx'
import { withShared } from '../../lib/forms/shared-error.ts'
import { useFormCall } from '../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { ApiError } from '../../lib/network/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { Textarea } from '../../ui/inputs/textarea.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { Words } from '../../ui/words.ts'

const EMPTY = { name: '', email: '', subject: '', message: '', website: '' }

export function ContactForm() {
  const sentences = useSentences('contact', contactSentences)
  const labels = useSentences('labels', labelSentences)
  const form = useSchemaForm(submitContact.body, EMPTY)
  const { register } = form
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (body) => {
      await call(submitContact, { body }).catch((error) => {
        // A missing response has its own sentence (docs/specification.md §8).
        const isUnanswered = error instanceof ApiError && error.status === undefined
        throw isUnanswered ? new ApiError({ message: sentences.noResponse }) : error
      })
      form.reset()
      notify.success(sentences.sent)
    },
    sentences.sendFailed,
    () => notify.error(sentences.sendFailedToast),
  )
  const message = form.watch('message')
  useUnsavedChanges(message !== '', use(Words).leaveTyped, false)
  function insertPaymentLines() {
    form.setValue('message', sentences.paymentLines)
    form.setFocus('message')
  }
  const { all, error } = withShared(form.formState.errors, sentences.fieldsRequired)
  return (
    <Form onSubmit={submit} isBusy={isBusy}>
      <NameField label={sentences.name} {...register('name')} {...error('name')} autoComplete="name" />
      <EmailField {...register('email')} {...error('email')} />
      <TextField label={sentences.subject} {...register('subject')} {...error('subject')} required />
      <Field
        label={sentences.message}
        {...error('message')}
        hint={message === '' && <PaymentLines text={sentences.aboutPayment} onInsert={insertPaymentLines} />}
        counter={{ used: lengthOf(message), max: MAX_LENGTH.contactMessage }}
      >
        <Textarea {...register('message')} rows={6} required />
      </Field>
      <Honeypot {...register('website')} />
      <FormProblems problems={all.length > 0 ? all : problems} />
      <Button type="submit" size="lg" wide busy={isBusy} busyLabel={labels.sending}>
        {sentences.send}
      </Button>
    </Form>
  )
}

/** Offered while the message is empty: nothing that was typed is replaced. */
const PaymentLines = ({ text, onInsert }: { text: string; onInsert: () => void }) => (
  <button
    type="button"
    onClick={onInsert}
    className="-my-3 rounded-field py-3 text-left font-semibold text-maroon underline underline-offset-4"
  >
    {text}
  </button>
)

/** A honeypot field that no person sees or reaches: only bots fill it in. */
function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Website
        <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
