// The date and place of an event on a card.

import { formatDay } from '@lifafa/contract/dates'
import type { CalendarDay } from '@lifafa/contract/event-timing'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { CalendarDays, type LucideIcon, MapPin } from 'lucide-react'
import { useLanguage, useSentences } from '../language/language.tsx'
import { langOf } from './lang-of.ts'

/** `day` is null for an event without a known day. */
export function DayAndPlace({ day, location }: { day: CalendarDay | null; location: string }) {
  const language = useLanguage()
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  return (
    <dl className="mt-2.5 grid gap-1.5 text-muted">
      {day !== null && <Detail name={sentences.day} Icon={CalendarDays} text={formatDay(day, language)} />}
      <Detail name={sentences.location} Icon={MapPin} text={location} />
    </dl>
  )
}

function Detail({ name, Icon, text }: { name: string; Icon: LucideIcon; text: string }) {
  return (
    <div className="flex items-start gap-2.5">
      <dt>
        <Icon className="mt-0.75 size-4.5 flex-none text-marigold-dark" aria-hidden="true" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd lang={langOf(text)} className="wrap-anywhere min-w-0">
        {text}
      </dd>
    </div>
  )
}
