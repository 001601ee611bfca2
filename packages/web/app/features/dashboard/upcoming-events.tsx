// Upcoming events, the soonest first.

import type { NextEvent as Next, UpcomingEvent } from '@lifafa/contract/endpoints/dashboard'
import { daysLeftBadge } from '@lifafa/contract/event-timing'
import { SKELETON_CARDS } from '@lifafa/contract/limits'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { DialogTrigger } from '../../lib/dialogs/use-dialog.tsx'
import { useLanguage, useSentences } from '../../lib/language/language.tsx'
import { EventCard, EventCardSkeleton } from '../../lib/parts/event-card.tsx'
import { Varmala } from '../../motifs/varmala.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { NextEvent, type NextEventActions } from './next-event.tsx'

interface UpcomingEventsProps {
  /** Undefined while loading. */
  events: UpcomingEvent[] | undefined
  /** The soonest of them. */
  next: Next | null
  NextEventActions: NextEventActions
  createEventBox: DialogTrigger
}

const skeletons = Array.from({ length: SKELETON_CARDS }, (_, place) => place)

export function UpcomingEvents({ events, next, NextEventActions, createEventBox }: UpcomingEventsProps) {
  const sentences = useSentences('dashboard', dashboardSentences)
  const { createLink } = useSentences('eventBoxes', eventBoxSentences)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = events?.length === 0
  const wasEmpty = useRef(false)
  useEffect(() => {
    // The empty state's button is removed with it: the focus moves to what replaced it.
    if (wasEmpty.current && !isEmpty && document.activeElement === document.body) heading.current?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])
  return (
    <section aria-labelledby={headingId} aria-busy={events === undefined || undefined}>
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="mb-4 text-2xl outline-none focus-visible:shadow-none"
      >
        {sentences.upcoming}
      </h2>
      {isEmpty ? (
        <EmptyState
          picture={<Varmala className="h-18" />}
          title={sentences.noUpcoming}
          text={sentences.noUpcomingText}
          action={
            <Button {...createEventBox.props} busy={createEventBox.isOpening}>
              {createLink}
            </Button>
          }
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {events === undefined
            ? skeletons.map((place) => (
                <li key={place}>
                  <EventCardSkeleton />
                </li>
              ))
            : events.map((event) => (
                <li key={event.id} className="flex sm:first:col-span-2">
                  <UpcomingEventCard event={event}>
                    {next?.id === event.id && <NextEvent event={next} Actions={NextEventActions} />}
                  </UpcomingEventCard>
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

/** The card of an upcoming event. */
function UpcomingEventCard({ event, children }: { event: UpcomingEvent; children?: ReactNode }) {
  const language = useLanguage()
  const { id, title, event_type, event_date, location, days_remaining } = event
  return (
    <EventCard
      heading="h3"
      id={id}
      title={title}
      type={event_type}
      day={event_date}
      location={location}
      badge={daysLeftBadge(days_remaining, language)}
      isNear={days_remaining <= 1}
    >
      {children}
    </EventCard>
  )
}
