// The guest management page: the host's event boxes, and the guests of the selected one. The URL contains the selection.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { type MetaFunction, useSearchParams } from 'react-router'
import { PageHead } from '../../lib/page/page-head.tsx'
import { FailedPanel } from '../../lib/queries/failed-panel.tsx'
import { StaleNotice } from '../../lib/queries/stale-notice.tsx'
import { useLiveQuery } from '../../lib/queries/use-live-query.ts'
import { useHost } from '../../lib/session/use-host.ts'
import { GuestsColumns } from './guests-columns.tsx'
import { boxesQuery } from './guests-queries.ts'

export const meta: MetaFunction = () => [{ title: `${sentences.title} · ${PRODUCT_NAME}` }]

export default function GuestsPage() {
  const host = useHost()
  const [search] = useSearchParams()
  const boxes = useLiveQuery(boxesQuery)
  const hasNothing = boxes.data === undefined && boxes.errorUpdateCount > 0
  return (
    <>
      <PageHead title={sentences.title}>{sentences.welcome(host.first_name)}</PageHead>
      {hasNothing ? (
        <FailedPanel
          title={eventBoxSentences.savedFailedTitle}
          error={boxes.error}
          isFetching={boxes.isFetching}
          onRetry={boxes.refetch}
        />
      ) : (
        <GuestsColumns boxes={boxes.data} wanted={search.get('box')} onRefetch={boxes.refetch} />
      )}
      {boxes.data !== undefined && boxes.isError && (
        <StaleNotice isFetching={boxes.isFetching} onRetry={boxes.refetch} />
      )}
    </>
  )
}
