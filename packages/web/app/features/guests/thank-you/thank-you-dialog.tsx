// Edits the host's thank-you, in each language of the guests' page.
import { updateThankYou } from '@lifafa/contract/endpoints/guest-list/thank-you'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { MAX_THANK_YOU, OUR_THANK_YOU } from '@lifafa/contract/sentences/host/thank-you'
import { thankYouDialogSentences as dialogSentences } from '@lifafa/contract/sentences/host/thank-you-dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { thankYouQuery } from '../guests-queries.ts'

export function ThankYouDialog({ open, onOpenChange }: DialogProps) {
  const { data, isError } = useQuery(thankYouQuery)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={dialogSentences.thankYouTitle}
      description={dialogSentences.thankYouText}
    >
      {data ? (
        <ThankYouForm texts={data} onDone={() => onOpenChange(false)} />
      ) : isError ? (
        <p className="text-danger">{sentences.thankYouFailed}</p>
      ) : (
        <Skeleton className="h-84" />
      )}
    </Dialog>
  )
}

type Texts = Record<(typeof GUEST_LANGUAGES)[number], string>

/** Begins with our text where the host has none; ours is not stored as the host's. */
function ThankYouForm({ texts, onDone }: { texts: Texts; onDone: () => void }) {
  const queries = useQueryClient()
  const form = useSchemaForm(updateThankYou.body, {
    en: texts.en || OUR_THANK_YOU.en,
    hi: texts.hi || OUR_THANK_YOU.hi,
  })
  const typed = form.watch()
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ en, hi }) => {
      const body = { en: en === OUR_THANK_YOU.en ? '' : en, hi: hi === OUR_THANK_YOU.hi ? '' : hi }
      const { message } = await call(updateThankYou, { body })
      queries.setQueryData(thankYouQuery.queryKey, body)
      notify.success(message)
      onDone()
    },
    dialogSentences.thankYouNotSaved,
  )
  return (
    <Form onSubmit={submit}>
      {GUEST_LANGUAGES.map((language) => (
        <Field
          key={language}
          label={dialogSentences.thankYouIn[language]}
          error={form.formState.errors[language]?.message}
          counter={{ used: lengthOf(typed[language] ?? ''), max: MAX_THANK_YOU }}
        >
          <Textarea {...form.register(language)} lang={language} rows={4} />
        </Field>
      ))}
      <p className="text-muted text-sm">{dialogSentences.thankYouHint}</p>
      <FormProblems problems={problems} />
      <Button type="submit" busy={isBusy} busyLabel="Saving..." wide>
        Save
      </Button>
    </Form>
  )
}
