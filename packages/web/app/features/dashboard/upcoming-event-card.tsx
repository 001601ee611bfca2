// An event that is still to come: what, when, where, and how soon.
import type { UpcomingEvent } from '@lifafa/contract/endpoints/dashboard'
import { daysLeftBadge } from '@lifafa/contract/event-timing'
import { CardLink } from '../../lib/card-link.tsx'
import { DayAndPlace } from '../../lib/day-and-place.tsx'
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
        isNear && 'border-gold!',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <Sign className="-ml-1 h-9" />
        <Badge tone={isNear ? 'accent' : 'neutral'}>{daysLeftBadge(event.days_remaining)}</Badge>
      </div>
      <h3 className="wrap-anywhere mt-3 text-[1.4rem] leading-snug">{event.title}</h3>
      <DayAndPlace day={event.event_date} location={event.location} />
      <div className="mt-auto pt-4">
        <CardLink to={paths.eventBox.href(event.id)} about={`of ${event.title}`}>
          View Details
        </CardLink>
      </div>
    </Card>
  )
}
