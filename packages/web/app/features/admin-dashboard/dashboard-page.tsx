// The administrator's dashboard: what waits, totals, and users.
import { type AdminStats, adminStats, type Recent } from '@lifafa/contract/endpoints/admin/users'
import { formatCount, formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { adminDashboardSentences as sentences } from '@lifafa/contract/sentences/admin/dashboard'
import { adminShellSentences } from '@lifafa/contract/sentences/admin/shell'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { useQuery } from '@tanstack/react-query'
import { AdminPageHead, adminMeta } from '../../lib/page/admin-page-head.tsx'
import { FailedPanel, hasNothing, StaleNotice } from '../../lib/queries/loaded.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/display/card.tsx'
import { Tile } from '../../ui/display/tile.tsx'
import { recentQuery, statsQuery } from './dashboard-queries.ts'
import { UserList } from './user-list/user-list.tsx'
import { WorkQueue } from './work-queue.tsx'

export const meta = adminMeta(adminShellSentences.dashboard)
export const handle: PageHandle = { earlyCall: adminStats }

export default function DashboardPage() {
  return (
    <>
      <AdminPageHead title={adminShellSentences.dashboard} />
      <WorkQueue />
      <StatCards />
      <RecentCard />
      <UserList />
    </>
  )
}

const SPANS = ['today', 'week'] as const
const FACTS: readonly [string, (recent: Recent) => string][] = [
  [sentences.received, ({ paise }) => formatRupees(paiseToRupees(paise))],
  [sentences.gifts, ({ gifts }) => formatCount(gifts)],
  [sentences.users, ({ users }) => formatCount(users)],
  [sentences.events, ({ events }) => formatCount(events)],
]

/** Today and the last seven days beside the totals. */
function RecentCard() {
  const { data, isError } = useQuery(recentQuery)
  return (
    <Card className="mt-3 grid gap-x-8 gap-y-4 sm:mt-4 lg:grid-cols-2 lg:gap-y-0 lg:divide-x lg:divide-line lg:mt-5">
      {SPANS.map((span) => (
        <section key={span} aria-label={sentences[span]} className="lg:last:pl-8">
          <h2 className="font-medium font-text text-muted">{sentences[span]}</h2>
          {/* Columns of a fixed width: figures that arrive push nothing aside. */}
          <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[1.6fr_1fr_1fr_1fr]">
            {FACTS.map(([name, of]) => (
              <div key={name}>
                <dt className="text-muted text-sm">{name}</dt>
                <dd className="font-semibold text-lg tabular-nums">
                  {data ? of(data[span]) : isError ? '–' : '…'}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Card>
  )
}

const contributionsNote = ({ total_contributions, total_events }: AdminStats): string =>
  total_contributions > 0 && total_events > 0
    ? adminUsersSentences.perEvent(formatRupees(Math.round(total_contributions / total_events)))
    : adminUsersSentences.noContributions

/** The totals of the platform: three cards. */
function StatCards() {
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
          label={adminUsersSentences.totalUsers}
          figure={data && formatCount(data.total_users)}
          note={data && adminUsersSentences.usersNote}
        />
        <Tile
          label={adminUsersSentences.totalEvents}
          figure={data && formatCount(data.total_events)}
          note={data && adminUsersSentences.eventsNote}
        />
        <Tile
          tone="wine"
          className="max-lg:col-span-2"
          label="Total Contributions"
          figure={data && formatRupees(data.total_contributions)}
          note={data && contributionsNote(data)}
        />
      </div>
      {isEmpty && <FailedPanel title={adminUsersSentences.statsFailedTitle} query={stats} />}
      <StaleNotice query={stats} />
    </div>
  )
}
