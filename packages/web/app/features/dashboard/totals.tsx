// The host's three totals.

import { formatCount, formatRupees } from '@lifafa/contract/money'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { Translated } from '@lifafa/contract/sentences/translated'
import { useSentences } from '../../lib/language/language.tsx'
import { Tile } from '../../ui/display/tile.tsx'
import { useCountUp } from '../../ui/display/use-count-up.ts'
import type { Dashboard } from './dashboard-query.ts'
import { type Need, NeedLink } from './needs-you.tsx'

interface TotalsProps {
  /** Undefined while loading; the tiles keep their size. */
  data: Dashboard | undefined
  need: Need | undefined
}

export function Totals({ data, need }: TotalsProps) {
  const sentences = useSentences('dashboard', dashboardSentences)
  const { totalContributions } = useSentences('eventBoxes', eventBoxSentences)
  const amount = useCountUp(data?.total_amount)
  const guests = useCountUp(data?.total_guests)
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-[1.4fr_1fr_1fr] lg:gap-5">
      <Tile
        tone="wine"
        className="max-md:col-span-2"
        label={totalContributions}
        figure={amount === undefined ? undefined : formatRupees(amount)}
        note={
          data &&
          (need ? (
            <NeedLink {...need} />
          ) : data.total_giftbooks > 0 ? (
            sentences.fromBoxes(data.total_giftbooks)
          ) : (
            sentences.waitsForFirst
          ))
        }
      />
      <Tile
        label={sentences.totalGuests}
        figure={guests === undefined ? undefined : formatCount(guests)}
        note={
          data &&
          (data.total_guests > 0
            ? sentences.average(formatRupees(Math.round(data.total_amount / data.total_guests)))
            : sentences.noneYet)
        }
      />
      <Tile
        label={sentences.eventBoxes}
        figure={data && formatCount(data.total_giftbooks)}
        note={data && comingUp(data.upcoming_events, sentences)}
      />
    </div>
  )
}

function comingUp(
  events: Dashboard['upcoming_events'],
  said: Pick<Translated<typeof dashboardSentences>, 'today' | 'comingUp' | 'noneComingUp'>,
): string {
  const today = events.filter(({ days_remaining }) => days_remaining === 0).length
  if (today > 0) return said.today(today)
  return events.length > 0 ? said.comingUp(events.length) : said.noneComingUp
}
