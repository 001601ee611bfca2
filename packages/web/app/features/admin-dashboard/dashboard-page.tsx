// The administrator's dashboard: what waits, totals, and users.
import { adminStats } from '@lifafa/contract/endpoints/admin/users'
import { adminShellSentences as sentences } from '@lifafa/contract/sentences/admin/shell'
import { adminMeta } from '../../lib/page/admin-meta.ts'
import { AdminPageHead } from '../../lib/page/admin-page-head.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { RecentCard } from './recent-card.tsx'
import { StatCards } from './stat-cards.tsx'
import { UserList } from './user-list/user-list.tsx'
import { WorkQueue } from './work-queue.tsx'

export const meta = adminMeta(sentences.dashboard)
export const handle: PageHandle = { earlyCall: adminStats }

export default function DashboardPage() {
  return (
    <>
      <AdminPageHead title={sentences.dashboard} />
      <WorkQueue />
      <StatCards />
      <RecentCard />
      <UserList />
    </>
  )
}
