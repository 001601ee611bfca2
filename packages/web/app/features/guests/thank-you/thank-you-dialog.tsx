// Edits the host's thank-you, in each language of the guests' page.
import { updateThankYou } from '@lifafa/contract/endpoints/guest-list/thank-you'
import { lengthOf } from '@lifafa/contract/fields/text-rules'
import { GUEST_LANGUAGES, type GuestLanguage, ofEachLanguage } from '@lifafa/contract/guest-page/languages'
import { thanks } from '@lifafa/contract/guest-page/thanks'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { languageNames } from '@lifafa/contract/sentences/host/language-names'
import { MAX_THANK_YOU } from '@lifafa/contract/sentences/host/thank-you'
import { thankYouDialogSentences } from '@lifafa/contract/sentences/host/thank-you-dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { FormOfDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { LANGUAGES } from '../../../lib/parts/language-options.tsx'
import { FailedLine, hasNothing } from '../../../lib/queries/loaded.tsx'
import { Choice } from '../../../ui/inputs/choice.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { thankYouQuery } from '../guests-queries.ts'

export function ThankYouDialog({ open, finalFocus, ...rest }: DialogProps) {
  const { thankYouFailed } = useSentences('guests', guestsSentences)
  const dialogSentences = useSentences('thankYouDialog', thankYouDialogSentences)
  const names = useSentences('languageNames', languageNames)
  const labels = useSentences('labels', labelSentences)
  const queries = useQueryClient()
  const query = useQuery(thankYouQuery)
  const { data } = query
  const [chosen, setChosen] = useState<GuestLanguage>(useLanguage())
  return (
    <Dialog
      open={open}
      onOpenChange={rest.onOpenChange}
      finalFocus={finalFocus}
      losesText
      title={dialogSentences.thankYouTitle}
      description={dialogSentences.thankYouText}
    >
      {data ? (
        <FormOfDialog
          {...rest}
          schema={updateThankYou.body}
          // Ours where the host has none; it is not stored as the host's.
          values={ofEachLanguage((language) => data[language] || thanks[language].thankYou)}
          submit={async (typed) => {
            const body = ofEachLanguage((language) => {
              const text = typed[language] ?? ''
              return text === thanks[language].thankYou ? '' : text
            })
            await call(updateThankYou, { body })
            queries.setQueryData(thankYouQuery.queryKey, body)
            return dialogSentences.thankYouSaved
          }}
          failed={dialogSentences.thankYouNotSaved}
          keys={[]}
          confirm={labels.save}
          busy={labels.saving}
        >
          {(_, { register, watch, formState: { errors, isSubmitted } }) => {
            // A text that was refused is shown until it is mended.
            const language = (isSubmitted && GUEST_LANGUAGES.find((one) => errors[one])) || chosen
            return (
              <>
                <Choice
                  label={labels.language}
                  options={LANGUAGES}
                  value={language}
                  onChange={setChosen}
                  className="grid-cols-2 sm:grid-cols-4"
                />
                <Field
                  key={language}
                  label={dialogSentences.thankYouIn(names[language])}
                  error={errors[language]?.message}
                  counter={{ used: lengthOf(watch(language) ?? ''), max: MAX_THANK_YOU }}
                >
                  <Textarea {...register(language)} lang={language} rows={4} />
                </Field>
                <p className="text-muted text-sm">{dialogSentences.thankYouHint}</p>
              </>
            )
          }}
        </FormOfDialog>
      ) : hasNothing(query) ? (
        <FailedLine text={thankYouFailed} query={query} />
      ) : (
        <Skeleton className="h-84" />
      )}
    </Dialog>
  )
}
