// A card of the saved list: names, date, place and total.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { daysUntil, hasEnded, isOpenToGuests, timingBadge } from '@lifafa/contract/event-timing'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { MONEY_TONES } from '../../../lib/money/money-parts.tsx'
import { eventDay } from '../../../lib/parts/box-order.ts'
import { EventCard } from '../../../lib/parts/event-card.tsx'
import { Fact } from '../../../lib/parts/fact.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { InviteButton } from '../share/next-event-actions.tsx'
import type { SavedListState } from './saved-list-state.ts'

const FIGURE = 'font-heading text-2xl text-maroon leading-tight'

interface SavedBoxCardProps {
  box: ListedBox
  now: Date
  /** The page of the list, from 1, to which the back link returns. */
  page: number
}

export function SavedBoxCard({ box, now, page }: SavedBoxCardProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const { states } = useSentences('money', moneySentences)
  const language = useLanguage()
  const day = eventDay(box)
  const isOver = day !== null && hasEnded(day, now)
  return (
    <EventCard
      heading="h2"
      id={box.giftid}
      title={box.name}
      type={box.event_type}
      day={day}
      location={box.location}
      badge={day === null ? undefined : timingBadge(day, now, language)}
      isNear={day !== null && !isOver && daysUntil(day, now) <= 1}
      isOver={isOver}
      note={sentences.types[box.event_type]}
      action={
        day !== null &&
        isOpenToGuests(day, now) && <InviteButton giftid={box.giftid} of={box.name} variant="quiet" />
      }
      linkState={{ savedListPage: page } satisfies SavedListState}
    >
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3">
        <Fact term={sentences.totalContributions} fact={formatRupees(box.total_amount)} className={FIGURE} />
        <Fact term={sentences.guests} fact={formatCount(box.totalguests)} className={FIGURE} />
        {isOver && box.money_state && (
          <div>
            <dt className="mb-1 text-muted text-sm">{sentences.payout}</dt>
            <dd>
              <Badge tone={MONEY_TONES[box.money_state]}>{states[box.money_state]}</Badge>
            </dd>
          </div>
        )}
      </dl>
    </EventCard>
  )
}
