// The details of the event.

import { formatDay, formatMoment } from '@lifafa/contract/dates'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { type ReactNode, useId } from 'react'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { langOf } from '../../../lib/parts/lang-of.ts'
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
            <Detail name={sentences.groomName} wide={isLong}>
              <span lang={langOf(box.groom_name)}>{box.groom_name}</span>
            </Detail>
          )}
          {box.bride_name && (
            <Detail name={sentences.brideName} wide={isLong}>
              <span lang={langOf(box.bride_name)}>{box.bride_name}</span>
            </Detail>
          )}
          <Detail name={sentences.date}>{formatDay(box.marriage_date, language)}</Detail>
          <Detail name={sentences.eventType}>{sentences.types[box.event_type]}</Detail>
          <Detail name={sentences.createdOn}>{formatMoment(box.created_at, language)}</Detail>
          <Detail wide name={sentences.location}>
            <span lang={langOf(box.location)}>{box.location}</span>
          </Detail>
          {box.message && (
            <Detail wide name={sentences.message}>
              <span lang={langOf(box.message)} className="whitespace-pre-line">
                {box.message}
              </span>
            </Detail>
          )}
        </dl>
        {children}
      </Card>
    </section>
  )
}

function Detail({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere leading-snug">{children}</dd>
    </div>
  )
}
