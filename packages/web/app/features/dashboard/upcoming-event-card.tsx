// The card of an upcoming event.
import type { UpcomingEvent } from '@lifafa/contract/endpoints/dashboard'
import { daysLeftBadge } from '@lifafa/contract/event-timing'
import type { ReactNode } from 'react'
import { EventCard } from '../../lib/parts/event-card.tsx'

export function UpcomingEventCard({ event, children }: { event: UpcomingEvent; children?: ReactNode }) {
  const { id, title, event_type, event_date, location, days_remaining } = event
  return (
    <EventCard
      heading="h3"
      id={id}
      title={title}
      type={event_type}
      day={event_date}
      location={location}
      badge={daysLeftBadge(days_remaining)}
      isNear={days_remaining <= 1}
    >
      {children}
    </EventCard>
  )
}
