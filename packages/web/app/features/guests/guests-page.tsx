// The guest management page: the host's event boxes, and the guests of the selected one. The URL contains the selection.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { listBoxes } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MetaFunction } from 'react-router'
import { useSentences } from '../../lib/language/language.tsx'
import { PageHead } from '../../lib/page/page-head.tsx'
import { inEventOrder } from '../../lib/parts/box-order.ts'
import { FailedPanel, hasNothing, StaleNotice } from '../../lib/queries/loaded.tsx'
import { useHost } from '../../lib/session/host-session.ts'
import { useNow } from '../../lib/time/use-now.ts'
import type { PageHandle } from '../../page-handle.ts'
import { GuestsColumns } from './guests-columns.tsx'
import { useGuestsParams } from './guests-params.ts'
import { boxesQuery } from './guests-queries.ts'

export const meta: MetaFunction = () => [{ title: `${guestsSentences.title} · ${PRODUCT_NAME}` }]
export const handle: PageHandle = { earlyCall: listBoxes }

export default function GuestsPage() {
  const sentences = useSentences('guests', guestsSentences)
  const { savedFailedTitle, fetchQrFailed: failed } = useSentences('eventBoxes', eventBoxSentences)
  const host = useHost()
  const now = useNow()
  const { params } = useGuestsParams()
  const boxes = useQuery({ ...boxesQuery, meta: { failed } })
  const ordered = useMemo(() => boxes.data && inEventOrder(boxes.data, now), [boxes.data, now])
  // The only box needs no choosing. While the boxes are loading, the id of the address is assumed to be valid.
  const isOnly = ordered?.length === 1
  const selected = isOnly ? ordered[0] : ordered?.find(({ giftid }) => giftid === params.box)
  const isOpen = selected !== undefined || (ordered === undefined && params.box !== '')
  return (
    <>
      <PageHead title={sentences.title} isUnseenOnPhones={isOpen}>
        {sentences.welcome(host.first_name)}
      </PageHead>
      {hasNothing(boxes) ? (
        <FailedPanel title={savedFailedTitle} query={boxes} />
      ) : (
        <GuestsColumns
          boxes={ordered}
          selected={selected}
          isOpen={isOpen}
          isOnly={isOnly}
          onRefetch={boxes.refetch}
        />
      )}
      <StaleNotice query={boxes} />
    </>
  )
}
