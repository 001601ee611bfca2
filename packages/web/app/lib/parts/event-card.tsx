// The card of an event: type, date, place, remaining days. The whole card is a link, yet only the link's text is read out.

import { formatDay } from '@lifafa/contract/dates'
import type { CalendarDay } from '@lifafa/contract/event-timing'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { ArrowRight, CalendarDays, type LucideIcon, MapPin } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Diya } from '../../motifs/diya.tsx'
import { Varmala } from '../../motifs/varmala.tsx'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { longestWordWidth } from '../../ui/display/longest-word-width.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useLanguage, useSentences } from '../language/language.tsx'
import { written } from './lang-of.ts'

interface EventCardProps {
  heading: 'h2' | 'h3'
  id: string
  title: string
  /** `marriage` has its own icon, all others share one (docs/specification.md §3). */
  type: string
  /** Null for an event without a known day. */
  day: CalendarDay | null
  location: string
  badge: string | undefined
  /** Today or tomorrow. */
  isNear: boolean
  isOver?: boolean
  /** Beside the icon of its type. */
  note?: ReactNode
  /** The navigation state that its page receives. */
  linkState?: unknown
  /** Above the link. */
  children?: ReactNode
  /** Beside the link. */
  action?: ReactNode
}

/** In the larger size a longer word would be cut on a phone, and in two columns. */
const LONG_WORD_WIDTH = 22

export function EventCard(event: EventCardProps) {
  const { viewDetails, of } = useSentences('eventBoxes', eventBoxSentences)
  const { heading: Heading, title, isNear, isOver = false } = event
  const Sign = event.type === 'marriage' ? Varmala : Diya
  return (
    <Card
      className={classNames(
        'group relative flex w-full flex-col transition-[border-color,box-shadow] duration-200 hover:border-gold hover:shadow-lift',
        isNear && 'border-gold!',
      )}
    >
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <Sign className={classNames('-ml-1 h-9', isOver && 'opacity-60 grayscale')} />
        {event.note && <p className="text-muted">{event.note}</p>}
        {event.badge && (
          <span className="ml-auto flex">
            <Badge tone={isNear ? 'accent' : 'neutral'}>{event.badge}</Badge>
          </span>
        )}
      </div>
      <Heading
        {...written(title)}
        className={classNames(
          'wrap-anywhere mt-3 leading-snug',
          longestWordWidth(title) > LONG_WORD_WIDTH ? 'text-[1.1rem]' : 'text-[1.4rem]',
        )}
      >
        {title}
      </Heading>
      <DayAndPlace day={event.day} location={event.location} />
      <div className="mt-auto pt-4">
        {event.children}
        <div className="flex items-center justify-between gap-4">
          <Link
            to={paths.eventBox.href(event.id)}
            state={event.linkState}
            prefetch="intent"
            className="inline-flex min-h-8 items-center gap-1.5 rounded-field font-semibold text-maroon after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:shadow-[0_0_0_2px_var(--color-maroon)] focus-visible:after:outline-offset-2"
          >
            <span>{viewDetails}</span> <span className="sr-only">{of(title)}</span>
            <ArrowRight
              className="size-4.5 transition-transform duration-200 group-hover:translate-x-1"
              aria-hidden="true"
            />
          </Link>
          {/* Above the link's surface, which is the whole card. */}
          {event.action && <div className="relative z-10 -my-2 -mr-2">{event.action}</div>}
        </div>
      </div>
    </Card>
  )
}

/** As tall as a card with a title of one line. `children`: the skeleton of the part above the link. */
export function EventCardSkeleton({ children }: { children?: ReactNode }) {
  return (
    <Card>
      <Skeleton className="h-9 w-24" />
      <Skeleton className="mt-3.5 h-[1.8rem] w-3/4" />
      <Skeleton className="mt-3.25 h-4.5 w-1/2" />
      <Skeleton className="mt-3 h-4.5 w-2/5" />
      {children}
      <Skeleton className="mt-6.5 mb-1.5 h-5 w-28" />
    </Card>
  )
}

/** `day` is null for an event without a known day. */
function DayAndPlace({ day, location }: { day: CalendarDay | null; location: string }) {
  const language = useLanguage()
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  return (
    <dl className="mt-2.5 grid gap-1.5 text-muted">
      {day !== null && <Detail name={sentences.day} Icon={CalendarDays} text={formatDay(day, language)} />}
      <Detail name={sentences.location} Icon={MapPin} text={location} {...written(location)} />
    </dl>
  )
}

interface DetailProps extends ComponentProps<'dd'> {
  name: string
  Icon: LucideIcon
  text: string
}

function Detail({ name, Icon, text, ...rest }: DetailProps) {
  return (
    <div className="flex items-start gap-2.5">
      <dt>
        <Icon className="mt-0.75 size-4.5 flex-none text-marigold-dark" aria-hidden="true" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd {...rest} className="wrap-anywhere min-w-0">
        {text}
      </dd>
    </div>
  )
}
