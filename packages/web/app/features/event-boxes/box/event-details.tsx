// The details of the event.

import { formatDay, formatMoment } from '@lifafa/contract/dates'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { type ReactNode, useId } from 'react'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { Fact } from '../../../lib/parts/fact.tsx'
import { written } from '../../../lib/parts/lang-of.ts'
import { Card } from '../../../ui/display/card.tsx'
import { longestWordWidth } from '../../../ui/display/longest-word-width.ts'

/** Beside another one a longer name would be cut. */
const LONG_WORD_WIDTH = 14

interface EventDetailsProps {
  box: GiftBook
  /** Below the details. */
  children?: ReactNode
}

export function EventDetails({ box, children }: EventDetailsProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const language = useLanguage()
  const headingId = useId()
  const isLong = longestWordWidth(`${box.groom_name} ${box.bride_name}`) > LONG_WORD_WIDTH
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <h2 id={headingId} className="text-2xl">
          {sentences.details}
        </h2>
        <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-4 sm:max-lg:grid-cols-3">
          {box.groom_name && (
            <Fact
              term={sentences.groomName}
              fact={box.groom_name}
              isWide={isLong}
              {...written(box.groom_name)}
            />
          )}
          {box.bride_name && (
            <Fact
              term={sentences.brideName}
              fact={box.bride_name}
              isWide={isLong}
              {...written(box.bride_name)}
            />
          )}
          <Fact term={sentences.date} fact={formatDay(box.marriage_date, language)} />
          <Fact term={sentences.eventType} fact={sentences.types[box.event_type]} />
          <Fact term={sentences.createdOn} fact={formatMoment(box.created_at, language)} />
          <Fact term={sentences.location} fact={box.location} isWide {...written(box.location)} />
          {box.message && (
            <Fact
              term={sentences.message}
              fact={box.message}
              {...written(box.message)}
              isWide
              className="whitespace-pre-line leading-snug"
            />
          )}
        </dl>
        {children}
      </Card>
    </section>
  )
}
