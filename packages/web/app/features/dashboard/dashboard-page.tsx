// The host's dashboard: totals, what needs the host, upcoming events, money, recent activity, actions.

import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { Fragment } from 'react'
import { useSentences } from '../../lib/language/language.tsx'
import { PageHeading } from '../../lib/page/page-heading.tsx'
import { FailedPanel, hasNothing, StaleNotice } from '../../lib/queries/loaded.tsx'
import { useStreamedQuery } from '../../lib/queries/use-streamed-query.ts'
import { dashboardQuery, withReceived } from './dashboard-query.ts'
import { MoneyCard } from './money-card.tsx'
import { useNeed } from './needs-you.tsx'
import type { NextEventActions } from './next-event.tsx'
import { type HostActions, QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { Totals } from './totals.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'

export interface DashboardPageProps extends HostActions {
  /** Shares the next event, and prints its poster. */
  NextEventActions: NextEventActions
}

export function DashboardPage({ NextEventActions, ...actions }: DashboardPageProps) {
  const sentences = useSentences('dashboard', dashboardSentences)
  const { fetchFailed: failed } = sentences
  const dashboard = useStreamedQuery({ ...dashboardQuery, meta: { failed } }, withReceived)
  const need = useNeed(dashboard.data)
  const { data } = dashboard
  const isEmpty = hasNothing(dashboard)
  return (
    <>
      <PageHeading className="sr-only">{sentences.title}</PageHeading>
      {/* A failure takes the tiles' place at their size. */}
      <div className="grid *:col-start-1 *:row-start-1">
        <div className={isEmpty ? 'invisible' : undefined}>
          <Totals data={data} need={need} />
        </div>
        {isEmpty && <FailedPanel title={sentences.failedTitle} query={dashboard} />}
      </div>
      {/* Built anew once it has loaded: what is due stands above what was there, and nothing on the screen moves. */}
      <Fragment key={data === undefined ? 'loading' : 'loaded'}>
        {data && <div className="mt-5 empty:hidden lg:mt-6">{need?.card}</div>}
        {!isEmpty && (
          <div className="mt-8 grid gap-9 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-7 xl:grid-cols-[minmax(0,1fr)_27rem]">
            <div className="grid min-w-0 content-start gap-9">
              <UpcomingEvents
                events={data?.upcoming_events}
                next={data?.next_event ?? null}
                NextEventActions={NextEventActions}
                createEventBox={actions.createEventBox}
              />
              {data && data.money.boxes.length > 0 && <MoneyCard money={data.money} />}
            </div>
            <RecentActivity activities={data?.recent_activities} />
          </div>
        )}
        <div className="mt-9">
          <QuickActions {...actions} />
        </div>
      </Fragment>
      <StaleNotice query={dashboard} />
    </>
  )
}
