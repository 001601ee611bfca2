// Corrects the name of a guest, and shows what the guest wrote and how it was corrected before.

import { formatMoment, formatTime } from '@lifafa/contract/dates'
import { correctName, listNameCorrections } from '@lifafa/contract/endpoints/guest-list/names'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { guestsKey } from '../guests-queries.ts'

interface CorrectNameDialogProps extends DialogProps {
  giftid: string
  guest: ListedGuest
}

export function CorrectNameDialog({ giftid, guest, ...rest }: CorrectNameDialogProps) {
  const sentences = useSentences('guestNames', guestNameSentences)
  const { name, save } = useSentences('guests', guestsSentences)
  const { saving } = useSentences('eventBoxes', eventBoxSentences)
  const queries = useQueryClient()
  return (
    <FormDialog
      {...rest}
      title={sentences.correctTitle}
      description={sentences.correctText}
      firstField="name"
      schema={correctName.body}
      values={{ name: guest.name }}
      submit={async (body) => {
        await call(correctName, { params: { id: giftid, guest: guest.id }, body })
        // The list has the new name when the dialog is gone.
        await queries.invalidateQueries({ queryKey: guestsKey(giftid) })
        return sentences.nameCorrected
      }}
      failed={sentences.nameNotSaved}
      keys={[]}
      confirm={save}
      busy={saving}
    >
      {(field) => (
        <>
          <TextField label={name} {...field('name')} />
          <NameHistory giftid={giftid} guest={guest} />
        </>
      )}
    </FormDialog>
  )
}

/** Nothing for a name that was never corrected. */
function NameHistory({ giftid, guest: { id, name, written_name } }: { giftid: string; guest: ListedGuest }) {
  const ofNames = useSentences('guestNames', guestNameSentences)
  const sentences = useSentences('guests', guestsSentences)
  const language = useLanguage()
  const { data, isError } = useQuery({
    queryKey: [...guestsKey(giftid), 'name', id, name],
    queryFn: () => call(listNameCorrections, { params: { id: giftid, guest: id } }),
  })
  if (isError) return <p className="text-muted text-sm">{ofNames.historyFailed}</p>
  if (data === undefined) return written_name === null ? null : <Skeleton className="h-16" />
  if (data.corrections.length === 0) return null
  return (
    <div className="border-gold border-l-2 pl-4 text-muted text-sm">
      <p className="wrap-anywhere">
        {data.written === null ? sentences.wroteNothing : ofNames.theGuestWrote(data.written)}
      </p>
      <ol className="mt-1 grid gap-1">
        {data.corrections.map(({ before, after, by, at }) => (
          <li key={at} className="wrap-anywhere">
            {ofNames.correctedFrom(before ?? sentences.noName, after)}
            <span className="block">
              {ofNames.correctedBy(by, formatMoment(at, language), formatTime(at, language))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
