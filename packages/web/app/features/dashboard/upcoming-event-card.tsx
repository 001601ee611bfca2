// An event that is still to come: what, when, where, and how soon.
import { formatDay } from '@lifafa/contract/dates'
import type { UpcomingEvent } from '@lifafa/contract/endpoints/dashboard'
import { daysLeftBadge } from '@lifafa/contract/event-timing'
import { ArrowRight, CalendarDays, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { Diya } from '../../motifs/diya.tsx'
import { Varmala } from '../../motifs/varmala.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'

export function UpcomingEventCard({ event }: { event: UpcomingEvent }) {
  const isNear = event.days_remaining <= 1
  const Sign = event.event_type === 'marriage' ? Varmala : Diya
  return (
    <Card
      className={classNames(
        'group relative flex w-full flex-col transition-[border-color,box-shadow] duration-200 hover:border-gold hover:shadow-lift',
        isNear && 'border-gold',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <Sign className="-ml-1 h-9" />
        <Badge tone={isNear ? 'accent' : 'neutral'}>{daysLeftBadge(event.days_remaining)}</Badge>
      </div>
      <h3 className="wrap-anywhere mt-3 text-[1.4rem] leading-snug">{event.title}</h3>
      <dl className="mt-2.5 grid gap-1.5 text-muted">
        <div className="flex items-start gap-2.5">
          <dt>
            <CalendarDays className="mt-0.75 size-4.5 flex-none text-marigold-dark" aria-hidden="true" />
            <span className="sr-only">Date</span>
          </dt>
          <dd>{formatDay(event.event_date)}</dd>
        </div>
        <div className="flex items-start gap-2.5">
          <dt>
            <MapPin className="mt-0.75 size-4.5 flex-none text-marigold-dark" aria-hidden="true" />
            <span className="sr-only">Location</span>
          </dt>
          <dd className="wrap-anywhere min-w-0">{event.location}</dd>
        </div>
      </dl>
      <div className="mt-auto pt-4">
        {/* The whole card is the link's target. */}
        <Link
          to={paths.eventBox.href(event.id)}
          prefetch="intent"
          className="inline-flex min-h-8 items-center gap-1.5 rounded-field font-semibold text-maroon after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:outline-offset-2"
        >
          View Details <span className="sr-only">of {event.title}</span>
          <ArrowRight
            className="size-4.5 transition-transform duration-200 group-hover:translate-x-1"
            aria-hidden="true"
          />
        </Link>
      </div>
    </Card>
  )
}
