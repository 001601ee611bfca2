// Asks for an explanation and, where there is one, a file, and submits them as evidence against a dispute.
import {
  adminContestDispute,
  attachmentProblem,
  contestForm,
} from '@lifafa/contract/endpoints/admin/disputes'
import { ATTACHMENT_TYPES, MAX_EXPLANATION } from '@lifafa/contract/fields/evidence'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { formatPaise } from '@lifafa/contract/money'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { type ChangeEvent, useRef, useState } from 'react'
import { readBase64 } from '../../../lib/browser/read-base64.ts'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { FileInput } from '../../../ui/inputs/file-input.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { type AnswerDialogProps, useRequestKey } from './answer-dialog.ts'

export function ContestDialog(props: AnswerDialogProps) {
  const { chosen } = props
  return chosen && <Opened key={chosen.opened} {...props} chosen={chosen} />
}

type OpenedProps = AnswerDialogProps & { chosen: NonNullable<AnswerDialogProps['chosen']> }

function Opened({ chosen, open, onOpenChange, finalFocus, onAnswered, onChanged }: OpenedProps) {
  const { id, payment_id, amount_paise } = chosen.dispute
  const withKey = useRequestKey(onChanged)
  const attachment = useAttachment()
  const form = useSchemaForm(contestForm, { explanation: '' })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ explanation }) => {
      const file = await attachment.read()
      if (file === undefined) return
      await withKey(async (request_key) => {
        const body = { explanation, attachment: file, request_key }
        const { message } = await adminCall(adminContestDispute, { params: { id }, body })
        notify.success(message)
        onAnswered()
      })
    },
    sentences.contestFailed,
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={sentences.contestTitle}
      description={
        <span className="wrap-anywhere font-semibold text-ink">
          {sentences.of(formatPaise(amount_paise), payment_id)}
        </span>
      }
    >
      <Form onSubmit={submit}>
        <Field
          label={sentences.explanationLabel}
          hint={sentences.explanationHint}
          error={form.formState.errors.explanation?.message}
          counter={{ used: lengthOf(form.watch('explanation')), max: MAX_EXPLANATION }}
        >
          <Textarea {...form.register('explanation')} rows={5} className="max-h-72" />
        </Field>
        <Field
          label={sentences.attachmentLabel}
          optional
          hint={sentences.attachmentHint}
          error={attachment.problem}
        >
          <FileInput ref={attachment.input} accept={ATTACHMENT_TYPES.join()} onChange={attachment.choose} />
        </Field>
        <ul className="list-disc space-y-2 pl-5">
          <li>{sentences.weAdd}</li>
          <li className="font-semibold">{sentences.onceOnly}</li>
        </ul>
        <FormProblems problems={problems} />
        <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {sentences.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={sentences.submitting}>
            {sentences.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** All bytes by which a type is known are among these. */
const FIRST_BYTES = 16

/** The chosen file. `read` answers it in base64, null where none was chosen, undefined where it cannot be submitted. */
function useAttachment() {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  async function problemOf(file: File): Promise<string | undefined> {
    try {
      return attachmentProblem(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()), file.size)
    } catch {
      return sentences.attachmentUnreadable
    }
  }

  return {
    input,
    problem,
    async choose({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
      const [file] = files ?? []
      setProblem(file && (await problemOf(file)))
    },
    async read(): Promise<string | null | undefined> {
      const [file] = input.current?.files ?? []
      if (!file) return null
      const found = await problemOf(file)
      const base64 = found === undefined ? await readBase64(file).catch(() => undefined) : undefined
      setProblem(found ?? (base64 === undefined ? sentences.attachmentUnreadable : undefined))
      if (base64 === undefined) input.current?.focus()
      return base64
    },
  }
}
