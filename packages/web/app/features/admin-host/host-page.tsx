// The administrator's page of one host: who it is, money, sessions, event boxes, payouts, activity.
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { searchOf, useSearchState } from '../../lib/links/use-search-state.ts'
import { adminMeta } from '../../lib/page/admin-meta.ts'
import { AdminPageHead } from '../../lib/page/admin-page-head.tsx'
import { BackLink } from '../../lib/page/back-link.tsx'
import { Loaded } from '../../lib/queries/loaded.tsx'
import { Loading } from '../../lib/queries/loading.tsx'
import { paths } from '../../paths.ts'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { BoxesTab } from './boxes-tab.tsx'
import { hostQuery, hostSearch, TABS, type Tab } from './host.ts'
import { HostCard } from './host-card.tsx'
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
  const found = useQuery(hostQuery(id))
  return (
    <>
      <BackLink to={paths.admin.dashboard.href()}>{pageSentences.backToDashboard}</BackLink>
      <AdminPageHead title={found.data?.host.name ?? sentences.title} />
      <Loaded query={found} failedTitle={sentences.failed} skeleton={waiting}>
        {(data) =>
          data === null ? (
            <EmptyState heading="h2" title={sentences.missing} text={sentences.missingText} />
          ) : (
            <>
              <div className="grid items-start gap-5 xl:grid-cols-2">
                <HostCard host={data.host} />
                <MoneyCard money={data.money} />
                <SessionsCard hostId={id} sessions={data.sessions} />
              </div>
              <Sections hostId={id} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function Sections({ hostId }: { hostId: string }) {
  const [{ tab: current }] = useSearchState(hostSearch)
  const Content = contents[current]
  return (
    <>
      <nav aria-label={sentences.sections} className="mt-9 mb-6 flex flex-wrap gap-2">
        {TABS.map((tab) => (
          <PillLink key={tab} to={searchOf(hostSearch, { tab })} isCurrent={tab === current}>
            {sentences.tabs[tab]}
          </PillLink>
        ))}
      </nav>
      <Content hostId={hostId} />
    </>
  )
}

const waiting = (
  <Loading className="grid gap-5 xl:grid-cols-2">
    <Skeleton className="h-96" />
    <Skeleton className="h-96" />
    <Skeleton className="h-32 xl:col-span-2" />
  </Loading>
)
