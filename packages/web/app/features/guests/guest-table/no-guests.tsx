// Shown for a box without contributions.
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { Link } from 'react-router'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { paths } from '../../../paths.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

export function NoGuests({ giftid }: { giftid: string }) {
  return (
    <EmptyState
      picture={<EnvelopeMark className="h-14" />}
      title={sentences.noGuestsTitle}
      text={sentences.noGuestsText}
      action={
        <Link to={paths.eventBox.href(giftid)} className={buttonStyle({ variant: 'secondary' })}>
          {sentences.viewEvent}
        </Link>
      }
    />
  )
}
