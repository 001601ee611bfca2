// The host's actions, in one row where there is room.

import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import { QrCode, Settings, Share2, Star, Users } from 'lucide-react'
import { useId } from 'react'
import type { DialogTrigger } from '../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../lib/language/language.tsx'
import { EnvelopeMark } from '../../motifs/envelope-mark.tsx'
import { paths } from '../../paths.ts'
import { ActionButton, ActionLink } from './action-card.tsx'

export interface HostActions {
  createEventBox: DialogTrigger
  rateUs: DialogTrigger
  refer: () => void
}

const icon = { className: 'size-6', strokeWidth: 1.8, 'aria-hidden': true } as const

export function QuickActions({ createEventBox, rateUs, refer }: HostActions) {
  const sentences = useSentences('dashboard', dashboardSentences)
  const { createLink } = useSentences('eventBoxes', eventBoxSentences)
  const rating = useSentences('rating', ratingSentences)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-2xl">
        {sentences.actions}
      </h2>
      <div className="grid grid-cols-3 gap-2.5 sm:gap-4 md:grid-cols-6">
        <ActionButton
          {...createEventBox}
          isFirst
          icon={<EnvelopeMark className="h-7" />}
          title={createLink}
        />
        <ActionLink to={paths.savedEventBoxes.href()} icon={<QrCode {...icon} />} title={sentences.saved} />
        <ActionLink to={paths.guests.href()} icon={<Users {...icon} />} title={sentences.guestList} />
        <ActionLink to={paths.settings.href()} icon={<Settings {...icon} />} title={sentences.settings} />
        <ActionButton {...rateUs} icon={<Star {...icon} />} title={rating.title} />
        <ActionButton props={{ onClick: refer }} icon={<Share2 {...icon} />} title={sentences.refer} />
      </div>
    </section>
  )
}
