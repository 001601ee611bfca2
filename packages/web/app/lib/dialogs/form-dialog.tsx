// A dialog with a form of a schema: it submits, shows refusals at their fields, reports success in a toast and closes.
import type { Input, Output } from '@lifafa/contract/endpoint'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/buttons/button.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DialogFooter } from '../../ui/overlays/dialog-footer.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { FormProblems } from '../forms/form-problems.tsx'
import { useFormCall } from '../forms/use-form-call.ts'
import { type FormSchema, fieldsOf, useSchemaForm } from '../forms/use-schema-form.ts'
import { useTypedText } from '../forms/use-unsaved-changes.ts'
import { bulleted } from '../network/api-error.ts'
import type { DialogProps } from './use-dialog.tsx'

interface FormDialogProps<S extends FormSchema> extends FormOfDialogProps<S>, DialogProps {
  title: string
  description?: ReactNode
  /** The name of the field that has the focus first; by default the window has it. */
  firstField?: string
}

interface FormOfDialogProps<S extends FormSchema> extends Pick<DialogProps, 'onOpenChange' | 'onDone'> {
  schema: S
  /** Each opening begins with these. */
  values: DefaultValues<Input<S>>
  /** Resolves with the sentence for success, or without one where the window goes on to tell. May throw ApiError. */
  submit: (values: Output<S>) => Promise<string | undefined>
  /** The sentence for a failure without an explanation. */
  failed: string
  /** The queries to fetch again after success. */
  keys: QueryKey[]
  /** Left out where the window's own button to close is enough. */
  cancel?: string
  confirm: string
  busy: string
  isDanger?: boolean
  isDisabled?: boolean
  /** Keeps the buttons in sight while the fields scroll. */
  isLong?: boolean
  /** The fields; `field` gives the props of one by its name. */
  children: (
    field: ReturnType<typeof fieldsOf<Input<S>, Output<S>>>,
    form: UseFormReturn<Input<S>, unknown, Output<S>>,
  ) => ReactNode
}

export function FormDialog<S extends FormSchema>(props: FormDialogProps<S>) {
  const { open, onOpenChange, finalFocus, title, description, firstField } = props
  return (
    <Dialog {...{ open, onOpenChange, finalFocus, title, description, firstField }} losesText>
      <FormOfDialog {...props} />
    </Dialog>
  )
}

/** Unmounted with the dialog's window, and what was typed with it. */
export function FormOfDialog<S extends FormSchema>({
  schema,
  values,
  submit: call,
  failed,
  keys,
  cancel,
  confirm,
  busy,
  isDanger = false,
  isDisabled,
  isLong = false,
  children,
  onOpenChange,
  onDone,
}: FormOfDialogProps<S>) {
  const queries = useQueryClient()
  const form = useSchemaForm(schema, values)
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (output: Output<S>) => {
      const done = await call(output)
      if (done !== undefined) notify.success(done)
      // Nothing is unsaved any more, but the text stays visible while the dialog closes.
      form.reset(form.getValues())
      onDone()
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
    },
    failed,
    // The dialog may have been closed before the answer came.
    (sentences) => isClosed.current && notify.error(bulleted(sentences)),
  )
  // An action may itself lead to another page.
  const hasChanges = !isBusy && Object.keys(form.formState.dirtyFields).length > 0
  useTypedText(hasChanges, () => onOpenChange(false))
  const buttons = (
    <div className={`flex gap-3 sm:justify-end ${isLong ? '' : 'max-sm:flex-col-reverse'}`}>
      {cancel && (
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {cancel}
        </Button>
      )}
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        busy={isBusy}
        busyLabel={busy}
        disabled={isDisabled}
        wide={!cancel}
        className={isLong ? 'max-sm:flex-1' : undefined}
      >
        {confirm}
      </Button>
    </div>
  )
  return (
    <Form onSubmit={submit} isBusy={isBusy} className={isLong ? 'sm:gap-4' : undefined}>
      {children(fieldsOf(form), form)}
      {isLong ? (
        <DialogFooter>
          <FormProblems problems={problems} />
          {buttons}
        </DialogFooter>
      ) : (
        <>
          <FormProblems problems={problems} />
          {buttons}
        </>
      )}
    </Form>
  )
}
