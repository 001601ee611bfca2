// A host's activity feed, newest first.
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { useQuery } from '@tanstack/react-query'
import { useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { PagedRows } from '../../lib/parts/paged-list.tsx'
import { when } from '../../lib/time/when.ts'
import { activitiesQuery, hostSearch } from './host.ts'

export function ActivityTab({ hostId }: { hostId: string }) {
  const [{ page }, setParams] = useSearchState(hostSearch)
  const found = useQuery(activitiesQuery(hostId, page))
  return (
    <section>
      <SectionHead title={sentences.tabs.activity} />
      <PagedRows
        query={found}
        page={page}
        onPage={setParams}
        failedTitle={sentences.activityFailed}
        pagesLabel={sentences.activityPages}
        rowHeight="h-16"
        empty={{ title: sentences.noActivity }}
      >
        {({ activities }) =>
          activities.map(({ at, title, text }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: entries of one moment may have the same text, and are never reordered
              key={`${at} ${index}`}
              className="grid gap-x-6 gap-y-1 py-3.5 leading-snug md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="wrap-anywhere min-w-0">
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{text}</p>
              </div>
              <time dateTime={at} className="text-muted md:text-right">
                {when(at)}
              </time>
            </li>
          ))
        }
      </PagedRows>
    </section>
  )
}
