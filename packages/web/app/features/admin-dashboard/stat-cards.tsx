// The totals of the platform: three cards.

import type { AdminStats } from '@lifafa/contract/endpoints/admin/users'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { useQuery } from '@tanstack/react-query'
import { FailedPanel } from '../../lib/queries/failed-panel.tsx'
import { hasNothing } from '../../lib/queries/loaded.tsx'
import { StaleNotice } from '../../lib/queries/stale-notice.tsx'
import { Mandala } from '../../motifs/mandala.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Tile } from '../../ui/display/tile.tsx'
import { statsQuery } from './dashboard-queries.ts'

const contributionsNote = ({ total_contributions, total_events }: AdminStats): string =>
  total_contributions > 0 && total_events > 0
    ? sentences.perEvent(formatRupees(Math.round(total_contributions / total_events)))
    : sentences.noContributions

export function StatCards() {
  const stats = useQuery(statsQuery)
  const { data } = stats
  const isEmpty = hasNothing(stats)
  return (
    // A failure takes the cards' place at their size.
    <div className="grid *:col-start-1 *:row-start-1">
      <div
        className={classNames(
          'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-[1fr_1fr_1.4fr] lg:gap-5',
          isEmpty && 'invisible',
        )}
      >
        <Tile
          label={sentences.totalUsers}
          figure={data && formatCount(data.total_users)}
          note={data && sentences.usersNote}
        />
        <Tile
          label={sentences.totalEvents}
          figure={data && formatCount(data.total_events)}
          note={data && sentences.eventsNote}
        />
        <Tile
          tone="wine"
          className="max-lg:col-span-2"
          label="Total Contributions"
          figure={data && formatRupees(data.total_contributions)}
          note={data && contributionsNote(data)}
        >
          <Mandala className="absolute -right-24 -bottom-28 -z-10 w-80 text-saffron opacity-20" />
          <div className="-z-10 absolute inset-0 bg-radial-[at_100%_100%] from-maroon to-transparent to-60%" />
        </Tile>
      </div>
      {isEmpty && <FailedPanel title={sentences.statsFailedTitle} query={stats} />}
      <StaleNotice query={stats} />
    </div>
  )
}
