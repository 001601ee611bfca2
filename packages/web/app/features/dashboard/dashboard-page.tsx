// The host's dashboard: totals, actions, upcoming events, recent activity.
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { PageHeading } from '../../lib/page/page-heading.tsx'
import { FailedPanel } from '../../lib/queries/failed-panel.tsx'
import { StaleNotice } from '../../lib/queries/stale-notice.tsx'
import { useStreamedQuery } from '../../lib/queries/use-streamed-query.ts'
import { GuestsWaitCard } from '../../lib/setup/guests-wait-card.tsx'
import { SetupCard } from '../../lib/setup/setup-card.tsx'
import { UpiIdQuestionCard } from '../../lib/upi-id/upi-id-question-card.tsx'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { dashboardQuery, withReceived } from './dashboard-query.ts'
import { MoneyCard } from './money-card.tsx'
import { type HostActions, QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { Totals } from './totals.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'

export function DashboardPage(actions: HostActions) {
  const { data, isError, isFetching, errorUpdateCount, error, refetch } = useStreamedQuery(
    dashboardQuery,
    withReceived,
  )
  // Stays mounted during a retry, so that the button keeps its place and the focus.
  const hasNothing = data === undefined && errorUpdateCount > 0
  return (
    <>
      <PageHeading className="sr-only">Dashboard</PageHeading>
      {/* A failure takes the tiles' place at their size. */}
      <div className="grid *:col-start-1 *:row-start-1">
        <Totals data={data} isHidden={hasNothing} />
        {hasNothing && (
          <FailedPanel
            title={dashboardSentences.failedTitle}
            error={error}
            isFetching={isFetching}
            onRetry={refetch}
          />
        )}
      </div>
      {/* Without its activity the second column would be empty. */}
      <div
        className={classNames(
          'mt-9 grid gap-9',
          !hasNothing && 'lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-7 xl:grid-cols-[minmax(0,1fr)_27rem]',
        )}
      >
        <div className="grid content-start gap-9">
          <QuickActions {...actions} />
          {!hasNothing && (
            <UpcomingEvents events={data?.upcoming_events} createEventBox={actions.createEventBox} />
          )}
          {/* Below what has a place while it loads, so that nothing moves. */}
          {data?.guests_wait_for ? (
            <GuestsWaitCard obstacle={data.guests_wait_for} />
          ) : (
            data?.needs_upi_id && (
              <SetupCard
                title={dashboardSentences.upiTitle}
                text={dashboardSentences.upiText}
                action={dashboardSentences.upiAction}
                href={paths.settings.href()}
              />
            )
          )}
          {data?.asks_upi_id && <UpiIdQuestionCard />}
          {data && data.money.boxes.length > 0 && <MoneyCard money={data.money} />}
        </div>
        {!hasNothing && <RecentActivity activities={data?.recent_activities} />}
      </div>
      {data !== undefined && isError && <StaleNotice isFetching={isFetching} onRetry={refetch} />}
    </>
  )
}
