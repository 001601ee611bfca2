// One box of the saved list: whose day, when and where, what has come together.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { daysUntil, hasEnded, timingBadge } from '@lifafa/contract/event-timing'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { CardLink } from '../../lib/card-link.tsx'
import { DayAndPlace } from '../../lib/day-and-place.tsx'
import { Diya } from '../../motifs/diya.tsx'
import { Varmala } from '../../motifs/varmala.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EVENT_TYPE_NAMES } from './event-type-names.ts'
import { eventDay } from './saved-list.ts'
import type { SavedListPlace } from './saved-list-place.ts'

interface SavedBoxCardProps {
  box: ListedBox
  now: Date
  /** Of the list, from 1: the way back leads to it. */
  page: number
}

export function SavedBoxCard({ box, now, page }: SavedBoxCardProps) {
  const day = eventDay(box)
  const badge = day === null ? undefined : timingBadge(day, now)
  const isOver = day !== null && hasEnded(day, now)
  const isNear = day !== null && !isOver && daysUntil(day, now) <= 1
  const Sign = box.event_type === 'marriage' ? Varmala : Diya
  return (
    <Card
      className={classNames(
        'group relative flex w-full flex-col transition-[border-color,box-shadow] duration-200 hover:border-gold hover:shadow-lift',
        isNear && 'border-gold!',
      )}
    >
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <Sign className={classNames('-ml-1 h-9', isOver && 'opacity-60 grayscale')} />
        <p className="text-muted">{EVENT_TYPE_NAMES[box.event_type]}</p>
        {badge && (
          <span className="ml-auto flex">
            <Badge tone={isNear ? 'accent' : 'neutral'}>{badge}</Badge>
          </span>
        )}
      </div>
      <h2 className="wrap-anywhere mt-3 text-[1.4rem] leading-snug">{box.name}</h2>
      <DayAndPlace day={day} location={box.location} />
      <div className="mt-auto pt-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3">
          <Figure name="Total Contributions" text={formatRupees(box.total_amount)} />
          <Figure name="Guests" text={formatCount(box.totalguests)} />
        </dl>
        <div className="pt-3">
          <CardLink
            to={paths.eventBox.href(box.giftid)}
            state={{ savedListPage: page } satisfies SavedListPlace}
            about={`of ${box.name}`}
          >
            View Details
          </CardLink>
        </div>
      </div>
    </Card>
  )
}

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere font-heading text-2xl text-maroon leading-tight">{text}</dd>
    </div>
  )
}
