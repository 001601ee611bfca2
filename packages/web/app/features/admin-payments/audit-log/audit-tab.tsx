// The audit log, newest first, filtered.
import { type AuditEntry, adminListAuditLog } from '@lifafa/contract/endpoints/admin/audit-log'
import { auditLogSentences as sentences } from '@lifafa/contract/sentences/admin/audit-log'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { useSearchState } from '../../../lib/links/use-search-state.ts'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { PagedRows, TimedRow } from '../../../lib/parts/paged-list.tsx'
import { usePages } from '../../../lib/parts/use-pages.ts'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { DownloadList } from '../download-list.tsx'
import { auditQueryOf, paymentsSearch } from '../payments-params.ts'
import { AuditFilter } from './audit-filter.tsx'

export function AuditTab() {
  const [params, setParams] = useSearchState(paymentsSearch)
  const { action, admin, from, until, about } = params
  const query = { ...auditQueryOf(params), page: params.page }
  const list = usePages([MONEY_KEY], adminListAuditLog, sentences.failed, { query })
  const { data } = list.query
  const isFiltered = [action, admin, from, until, about].some((each) => each !== '')
  return (
    <section>
      <SectionHead title={adminPaymentsSentences.tabs['audit-log']}>{sentences.text}</SectionHead>
      <AuditFilter
        // The chosen administrator is among the choices only then.
        key={data === undefined ? 'loading' : 'loaded'}
        wanted={{ action, admin, from, until, about }}
        admins={data?.admins ?? []}
        onFilter={(filter) => setParams({ ...filter, page: 1 })}
      >
        <DownloadList
          label={sentences.download}
          title={sentences.fileTitle}
          make={async () => (await import('../list-files.ts')).auditFile(params)}
          disabled={!data?.pagination.total}
        />
      </AuditFilter>
      <PagedRows
        {...list}
        page={params.page}
        onPage={setParams}
        pagesLabel={sentences.pages}
        rowHeight="h-16"
        empty={
          isFiltered
            ? { title: sentences.noneOfThese, text: sentences.noneOfTheseText }
            : { title: sentences.none }
        }
      >
        {({ entries }) => entries.map((entry) => <Entry key={entry.id} entry={entry} />)}
      </PagedRows>
    </section>
  )
}

function Entry({ entry: { at, admin, action, about, detail } }: { entry: AuditEntry }) {
  return (
    <TimedRow at={at}>
      <p>
        <span className="font-semibold" title={admin.email}>
          {admin.name}
        </span>{' '}
        <span>{sentences.actions[action].did(about ?? '')}</span>
      </p>
      {detail && <p className="text-muted">{detail}</p>}
    </TimedRow>
  )
}
