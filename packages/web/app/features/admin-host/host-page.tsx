// The administrator's page of one host: who it is, money, sessions, event boxes, payouts, activity.
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { adminMeta } from '../../lib/page/admin-meta.ts'
import { AdminPageHead } from '../../lib/page/admin-page-head.tsx'
import { BackLink } from '../../lib/page/back-link.tsx'
import { FailedPanel } from '../../lib/queries/failed-panel.tsx'
import { StaleNotice } from '../../lib/queries/stale-notice.tsx'
import { useQueryWithToast } from '../../lib/queries/use-query-with-toast.ts'
import { paths } from '../../paths.ts'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { BoxesTab } from './boxes-tab.tsx'
import { HostCard } from './host-card.tsx'
import { searchOf, TABS, type Tab, useHostParams } from './host-params.ts'
import { hostQuery } from './host-queries.ts'
import { MoneyCard } from './money-card.tsx'
import { PayoutsTab } from './payouts-tab.tsx'
import { SessionsCard } from './sessions-card.tsx'

export const meta = adminMeta(sentences.title)

const contents: Readonly<Record<Tab, ComponentType<{ hostId: string }>>> = {
  boxes: BoxesTab,
  payouts: PayoutsTab,
  activity: ActivityTab,
}

export default function AdminHostPage() {
  const { id = '' } = useParams()
  const { data, error, isError, errorUpdateCount, isFetching, refetch } = useQueryWithToast(hostQuery(id))
  return (
    <>
      <BackLink to={paths.admin.dashboard.href()}>{sentences.back}</BackLink>
      <AdminPageHead title={data?.host.name ?? sentences.title} />
      {data === undefined && errorUpdateCount > 0 ? (
        <FailedPanel title={sentences.failed} error={error} isFetching={isFetching} onRetry={refetch} />
      ) : data === undefined ? (
        <Loading />
      ) : data === null ? (
        <EmptyState heading="h2" title={sentences.missing} text={sentences.missingText} />
      ) : (
        <>
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <HostCard host={data.host} />
            <MoneyCard money={data.money} />
            <SessionsCard hostId={id} sessions={data.sessions} />
          </div>
          {isError && <StaleNotice isFetching={isFetching} onRetry={refetch} />}
          <Sections hostId={id} />
        </>
      )}
    </>
  )
}

function Sections({ hostId }: { hostId: string }) {
  const { params } = useHostParams()
  const Content = contents[params.tab]
  return (
    <>
      <nav aria-label={sentences.sections} className="mt-9 mb-6 flex flex-wrap gap-2">
        {TABS.map((tab) => (
          <PillLink key={tab} to={searchOf({ tab })} isCurrent={tab === params.tab}>
            {sentences.tabs[tab]}
          </PillLink>
        ))}
      </nav>
      <Content hostId={hostId} />
    </>
  )
}

const Loading = () => (
  <div role="status" className="grid gap-5 xl:grid-cols-2">
    <span className="sr-only">{adminPagesSentences.loading}</span>
    <Skeleton className="h-96" />
    <Skeleton className="h-96" />
    <Skeleton className="h-32 xl:col-span-2" />
  </div>
)
