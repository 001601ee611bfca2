// Edits the host's thank-you, in each language of the guests' page.
import { updateThankYou } from '@lifafa/contract/endpoints/guest-list/thank-you'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { MAX_THANK_YOU, OUR_THANK_YOU } from '@lifafa/contract/sentences/host/thank-you'
import { thankYouDialogSentences as dialogSentences } from '@lifafa/contract/sentences/host/thank-you-dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { FormOfDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { thankYouQuery } from '../guests-queries.ts'

export function ThankYouDialog({ open, finalFocus, ...rest }: DialogProps) {
  const queries = useQueryClient()
  const { data, isError } = useQuery(thankYouQuery)
  return (
    <Dialog
      open={open}
      onOpenChange={rest.onOpenChange}
      finalFocus={finalFocus}
      title={dialogSentences.thankYouTitle}
      description={dialogSentences.thankYouText}
    >
      {data ? (
        <FormOfDialog
          {...rest}
          schema={updateThankYou.body}
          // Ours where the host has none; it is not stored as the host's.
          values={{ en: data.en || OUR_THANK_YOU.en, hi: data.hi || OUR_THANK_YOU.hi }}
          submit={async ({ en, hi }) => {
            const body = { en: en === OUR_THANK_YOU.en ? '' : en, hi: hi === OUR_THANK_YOU.hi ? '' : hi }
            const { message } = await call(updateThankYou, { body })
            queries.setQueryData(thankYouQuery.queryKey, body)
            return message
          }}
          failed={dialogSentences.thankYouNotSaved}
          keys={[]}
          confirm="Save"
          busy="Saving..."
        >
          {({ register, watch, formState: { errors } }) => (
            <>
              {GUEST_LANGUAGES.map((language) => (
                <Field
                  key={language}
                  label={dialogSentences.thankYouIn[language]}
                  error={errors[language]?.message}
                  counter={{ used: lengthOf(watch(language) ?? ''), max: MAX_THANK_YOU }}
                >
                  <Textarea {...register(language)} lang={language} rows={4} />
                </Field>
              ))}
              <p className="text-muted text-sm">{dialogSentences.thankYouHint}</p>
            </>
          )}
        </FormOfDialog>
      ) : isError ? (
        <p className="text-danger">{sentences.thankYouFailed}</p>
      ) : (
        <Skeleton className="h-84" />
      )}
    </Dialog>
  )
}
