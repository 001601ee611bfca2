// The audit log, newest first.
import type { AuditEntry } from '@lifafa/contract/endpoints/admin/audit-log'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { when } from '../../lib/time/when.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PagedList } from './paged-list.tsx'
import { auditLogQuery } from './payment-queries.ts'
import { usePaymentsParams } from './use-payments-params.ts'

export function AuditTab() {
  const { params } = usePaymentsParams()
  return (
    <section>
      <SectionHead title={sentences.tabs['audit-log']}>{sentences.auditText}</SectionHead>
      <PagedList
        query={auditLogQuery(params)}
        failedTitle={sentences.auditFailed}
        pagesLabel={sentences.auditPages}
        rowHeight="h-16"
        empty={<EmptyState title={sentences.noAuditEntries} />}
      >
        {({ entries }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card sm:px-7">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function Entry({ entry: { at, admin, action, about, detail } }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 leading-snug md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="wrap-anywhere min-w-0">
        <p>
          <span className="font-semibold" title={admin.email}>
            {admin.name}
          </span>{' '}
          {sentences.actions[action](about ?? '')}
        </p>
        {detail && <p className="text-muted">{detail}</p>}
      </div>
      <time dateTime={at} className="text-muted md:text-right">
        {when(at)}
      </time>
    </li>
  )
}
