// All gifts of an event, online and written down, by page.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useNearestPage } from '../../../lib/parts/paged-list.tsx'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { useLiveRegister } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { SplitLine } from '../../../lib/register/split-line.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { GuestTableSkeleton } from '../guest-table/guest-table-skeleton.tsx'
import { ListFrame } from '../guest-table/list-frame.tsx'
import { useGuestsParams } from '../guests-params.ts'
import { useGiftThanking } from '../thank-you/use-thanking.ts'
import { EVERY_GIFT, GiftFilters } from './gift-filters.tsx'
import { FamilyRow, GiftRow, giftRowStyle } from './gift-rows.tsx'
import { type BoxGifts, giftsQuery } from './gifts-queries.ts'

const loadDetails = async () => (await import('./gift-details-dialog.tsx')).GiftDetailsDialog

export function AllGifts({ box }: { box: ListedBox }) {
  const sentences = useRegisterSentences()
  const { params, show } = useGuestsParams()
  const gifts = useQuery({
    ...giftsQuery({ ...params, box: box.giftid }),
    meta: { failed: sentences.allFailed },
  })
  useLiveRegister(box.giftid)
  const { data, isPlaceholderData } = gifts
  const isBeyond = useNearestPage(
    isPlaceholderData ? undefined : data?.pagination.total_pages,
    params.page,
    ({ page }) => show({ page }, true),
  )
  return (
    <Loaded query={gifts} failedTitle={sentences.allFailed} skeleton={<AllGiftsSkeleton />}>
      {(shown) => <GiftTable box={box} data={shown} isWaiting={isPlaceholderData || isBeyond} />}
    </Loaded>
  )
}

/** With the line of sums, so that the search below it stays when they come. */
const AllGiftsSkeleton = () => (
  <GuestTableSkeleton>
    <Skeleton className="mt-4 h-6 w-4/5" />
  </GuestTableSkeleton>
)

interface GiftTableProps {
  box: ListedBox
  data: BoxGifts
  /** True while the gifts of an earlier search or page stand in. */
  isWaiting: boolean
}

function GiftTable({ box, data: { gifts, split, families, pagination }, isWaiting }: GiftTableProps) {
  const sentences = useRegisterSentences()
  const { show } = useGuestsParams()
  const card = useRef<HTMLDivElement>(null)
  const details = useDialog(loadDetails, { box }, card)
  const row = {
    thanking: useGiftThanking(box, card),
    onOpen: ({ id }: Gift, button: HTMLElement) => details.open({ entryId: id }, button),
  }
  const rows = gifts.flatMap((gift, place) => {
    const family = families.find((each) => each.family === gift.family)
    if (!family || family.split.written === 1) return <GiftRow key={gift.id} gift={gift} {...row} />
    // The first of them brings the line of its family.
    if (gifts[place - 1]?.family === gift.family) return []
    const ofFamily = gifts.filter((each) => each.family === gift.family)
    return <FamilyRow key={family.family} {...family} gifts={ofFamily} {...row} />
  })
  return (
    <>
      <ListFrame
        {...{ card, isWaiting, pagination }}
        rowStyle={giftRowStyle}
        filters={
          <>
            <SplitLine split={split} className="pt-4 text-muted" />
            <GiftFilters giftid={box.giftid} isBusy={isWaiting} />
          </>
        }
        name={sentences.tableName}
        columns={[
          ['text-left [grid-area:guest]', sentences.columns.guest],
          ['text-right [grid-area:gift]', sentences.columns.gift],
          ['text-left [grid-area:how]', sentences.columns.how],
          ['text-left [grid-area:date]', sentences.columns.date],
        ]}
        rows={rows}
        pageSize={PAGE_SIZE.register}
        pages={sentences.pages}
        showing={sentences.showing}
        unthanked={split.unthanked}
        noMatch={{
          ...{ title: sentences.noMatchTitle, text: sentences.noMatchText, showAll: sentences.clear },
          onShowAll: () => show(EVERY_GIFT),
        }}
      />
      {details.dialog}
    </>
  )
}
