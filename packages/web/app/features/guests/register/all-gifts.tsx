// All gifts of an event, online and written down, by page: a table where there is room, otherwise a card for each gift.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { MAX_ADMIN_PAGE_BUTTONS, PAGE_SIZE } from '@lifafa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useNearestPage } from '../../../lib/parts/paged-list.tsx'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { useLiveRegister } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { SplitLine } from '../../../lib/register/split-line.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { roles } from '../../../ui/lists/table-roles.ts'
import { GUESTS_ID, ThankYouLine } from '../guest-table/guest-table.tsx'
import { GuestTableSkeleton } from '../guest-table/guest-table-skeleton.tsx'
import { tableCardStyle } from '../guest-table/table-style.ts'
import { useGuestsParams } from '../guests-params.ts'
import { useGiftThanking } from '../thank-you/use-thanking.ts'
import { EVERY_GIFT, GiftFilters } from './gift-filters.tsx'
import { GiftRow, giftRowStyle } from './gift-row.tsx'
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
    <Loaded query={gifts} failedTitle={sentences.allFailed} skeleton={<GuestTableSkeleton />}>
      {(shown) => <GiftTable box={box} data={shown} isWaiting={isPlaceholderData || isBeyond} />}
    </Loaded>
  )
}

interface GiftTableProps {
  box: ListedBox
  data: BoxGifts
  /** True while the gifts of an earlier search or page stand in. */
  isWaiting: boolean
}

function GiftTable({ box, data: { gifts, split, pagination }, isWaiting }: GiftTableProps) {
  const sentences = useRegisterSentences()
  const { show } = useGuestsParams()
  const card = useRef<HTMLDivElement>(null)
  const details = useDialog(loadDetails, { box }, card)
  const thanking = useGiftThanking(box, card)
  const { total, total_pages: pageCount, current_page: page } = pagination
  const before = (page - 1) * PAGE_SIZE.register

  function turnTo(next: number) {
    show({ page: next })
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView()
  }

  return (
    <div
      ref={card}
      id={GUESTS_ID}
      tabIndex={-1}
      aria-busy={isWaiting || undefined}
      className={`${tableCardStyle} scroll-mt-4 outline-none focus-visible:shadow-card`}
    >
      <SplitLine split={split} className="pt-4 text-muted" />
      <GiftFilters giftid={box.giftid} isBusy={isWaiting} />
      {total === 0 ? (
        <NoMatch onClear={() => show(EVERY_GIFT)} />
      ) : (
        <table
          {...roles.table}
          aria-label={sentences.tableName}
          className={classNames('block border-line border-t transition-opacity', isWaiting && 'opacity-55')}
        >
          <thead {...roles.rowGroup} className="block @max-2xl:sr-only">
            <tr
              {...roles.row}
              className={`${giftRowStyle} border-line border-b pt-3 pb-2 text-muted text-sm`}
            >
              <th {...roles.columnHeader} className="text-left font-normal [grid-area:guest]">
                {sentences.columns.guest}
              </th>
              <th {...roles.columnHeader} className="text-right font-normal [grid-area:gift]">
                {sentences.columns.gift}
              </th>
              <th {...roles.columnHeader} className="text-left font-normal [grid-area:how]">
                {sentences.columns.how}
              </th>
              <th {...roles.columnHeader} className="text-left font-normal [grid-area:date]">
                {sentences.columns.date}
              </th>
            </tr>
          </thead>
          <tbody {...roles.rowGroup} className="block divide-y divide-line/80">
            {gifts.map((gift) => (
              <GiftRow
                key={gift.id}
                gift={gift}
                onOpen={({ id }, button) => details.open({ entryId: id }, button)}
                thanking={thanking}
              />
            ))}
          </tbody>
        </table>
      )}
      {/* Nobody is seen already; it is said to those who do not see. */}
      <div className={total === 0 ? 'sr-only' : 'border-line border-t pt-4'}>
        <Pager
          label={sentences.pages}
          page={page}
          pageCount={pageCount}
          onPage={turnTo}
          summary={sentences.showing(total === 0 ? 0 : before + 1, before + gifts.length, total)}
          numbers={MAX_ADMIN_PAGE_BUTTONS}
        />
      </div>
      <ThankYouLine unthanked={split.unthanked} />
      {details.dialog}
    </div>
  )
}

/** Shown where no gift of the box matches the search and the filters. */
function NoMatch({ onClear }: { onClear: () => void }) {
  const sentences = useRegisterSentences()
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <h3 className="text-2xl">{sentences.noMatchTitle}</h3>
      <p className="mt-1 max-w-prose text-muted">{sentences.noMatchText}</p>
      <Button variant="secondary" className="mt-5" onClick={onClear}>
        {sentences.clear}
      </Button>
    </div>
  )
}
