// The page of a host's saved boxes: today's and upcoming ones first.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { listEvents } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { call } from '../../../lib/calls/api.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { live } from '../../../lib/queries/live.ts'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import type { PageHandle } from '../../../page-handle.ts'
import { SavedBoxes, SavedBoxesSkeleton } from './saved-boxes.tsx'

export const meta: MetaFunction = () => [{ title: `${pageSentences.savedTitle} · ${PRODUCT_NAME}` }]
export const handle: PageHandle = { earlyCall: listEvents }

export default function SavedBoxesPage() {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const saved = useQuery({ ...savedBoxesQuery, meta: { failed: sentences.fetchQrFailed } })
  return (
    <>
      <PageHead title={useSentences('pages', pageSentences).savedTitle}>{sentences.savedText}</PageHead>
      <Loaded query={saved} failedTitle={sentences.savedFailedTitle} skeleton={<SavedBoxesSkeleton />}>
        {({ gift_books }) => <SavedBoxes boxes={gift_books} />}
      </Loaded>
    </>
  )
}

/** The query of the saved list. */
const savedBoxesQuery = queryOptions({
  ...live,
  queryKey: ['saved-event-boxes'],
  queryFn: () => call(listEvents),
})
