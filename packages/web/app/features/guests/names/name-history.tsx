// The name that a guest wrote, and how the host corrected it.

import { formatMoment, formatTime } from '@lifafa/contract/dates'
import { listNameCorrections } from '@lifafa/contract/endpoints/guest-list/names'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { guestsKey } from '../guests-queries.ts'

/** Nothing for a name that was never corrected. */
export function NameHistory({
  giftid,
  guest: { id, name, written_name },
}: {
  giftid: string
  guest: ListedGuest
}) {
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
