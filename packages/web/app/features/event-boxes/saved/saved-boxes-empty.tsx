// Shown for an empty saved list: the host has no boxes, or only boxes whose day has just passed.

import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { Link } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { Diya } from '../../../motifs/diya.tsx'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { paths } from '../../../paths.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

export function NoSavedBoxes() {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  return (
    <EmptyState
      heading="h2"
      picture={<EnvelopeMark className="h-14" />}
      title={sentences.noneTitle}
      text={sentences.noneText}
      action={
        <Link to={paths.dashboard.href('create')} className={buttonStyle()}>
          {sentences.createLink}
        </Link>
      }
    />
  )
}

/** The list omits an event from the end of its day until 24 hours have passed (docs/specification.md §4): in India, the early morning after it. */
export function OnlyYesterdaysBoxes() {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  return (
    <EmptyState
      heading="h2"
      picture={<Diya className="h-16" />}
      title={sentences.onlyYesterdayTitle}
      text={sentences.onlyYesterdayText}
      action={
        <Link to={paths.guests.href()} className={buttonStyle({ variant: 'secondary' })}>
          {sentences.onlyYesterdayLink}
        </Link>
      }
    />
  )
}
