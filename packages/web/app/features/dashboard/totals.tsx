// The host's three totals.
import { formatCount, formatRupees } from '@lifafa/contract/money'
import type { ReactNode } from 'react'
import { Mandala } from '../../motifs/mandala.tsx'
import { Tile } from '../../ui/display/tile.tsx'
import { useCountUp } from '../../ui/display/use-count-up.ts'
import type { Dashboard } from './dashboard-query.ts'
import { NeedLink, needOf } from './needs-you.tsx'

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

function comingUp(events: Dashboard['upcoming_events']): string {
  const today = events.filter(({ days_remaining }) => days_remaining === 0).length
  if (today > 0) return `${formatCount(today)} today`
  return events.length > 0 ? `${formatCount(events.length)} coming up` : 'None coming up'
}

function noteOfAll(data: Dashboard): ReactNode {
  const need = needOf(data)
  if (need !== undefined) return <NeedLink {...need} />
  return data.total_giftbooks > 0
    ? `from ${counted(data.total_giftbooks, 'event box', 'event boxes')}`
    : 'Waiting for your first gift'
}

/** `data`: undefined while loading; the tiles keep their size. */
export function Totals({ data }: { data: Dashboard | undefined }) {
  const amount = useCountUp(data?.total_amount)
  const guests = useCountUp(data?.total_guests)
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-[1.4fr_1fr_1fr] lg:gap-5">
      <Tile
        tone="wine"
        className="max-md:col-span-2"
        label="Total Contributions"
        figure={amount === undefined ? undefined : formatRupees(amount)}
        note={data && noteOfAll(data)}
      >
        <Mandala className="absolute -right-24 -bottom-28 -z-10 w-80 text-saffron opacity-20" />
        <div className="-z-10 absolute inset-0 bg-radial-[at_100%_100%] from-maroon to-transparent to-60%" />
      </Tile>
      <Tile
        label="Total Guests"
        figure={guests === undefined ? undefined : formatCount(guests)}
        note={
          data &&
          (data.total_guests > 0
            ? `${formatRupees(Math.round(data.total_amount / data.total_guests))} on average`
            : 'None yet')
        }
      />
      <Tile
        label="Event Box"
        figure={data && formatCount(data.total_giftbooks)}
        note={data && comingUp(data.upcoming_events)}
      />
    </div>
  )
}
