// The guests of a box by page: a table where there is room, otherwise a card for each guest.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { MAX_ADMIN_PAGE_BUTTONS, PAGE_SIZE } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useRef } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { roles } from '../../../ui/lists/table-roles.ts'
import { type GuestsParams, useGuestsParams } from '../guests-params.ts'
import type { BoxGuests } from '../guests-queries.ts'
import { useGuestThanking } from '../thank-you/use-thanking.ts'
import { GuestFilters } from './guest-filters.tsx'
import { GuestRow } from './guest-row.tsx'
import { lineStyle, rowStyle, tableCardStyle } from './table-style.ts'

const loadThankYouDialog = async () => (await import('../thank-you/thank-you-dialog.tsx')).ThankYouDialog
const loadNameDialog = async () => (await import('../names/correct-name-dialog.tsx')).CorrectNameDialog

/** For the link that leads past the boxes and the actions. */
export const GUESTS_ID = 'guests-of-box'

const EVERYBODY: Partial<GuestsParams> = { text: '', day: '', thanked: 'all' }

interface GuestTableProps {
  box: ListedBox
  data: BoxGuests
  /** True while the guests of an earlier search or page stand in. */
  isWaiting: boolean
}

export function GuestTable({ box, data: { guests, list }, isWaiting }: GuestTableProps) {
  const sentences = useSentences('guests', guestsSentences)
  const { day } = useSentences('eventBoxes', eventBoxSentences)
  const card = useRef<HTMLDivElement>(null)
  const { show } = useGuestsParams()
  const names = useDialog(loadNameDialog, { giftid: box.giftid })
  const thanking = useGuestThanking(box, card)
  const { total, total_pages: pageCount, current_page: page } = list.pagination
  const before = (page - 1) * PAGE_SIZE.guests

  function turnTo(next: number) {
    show({ page: next })
    // The pressed button stays where it is, unless the start of the new page would be out of sight.
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
      <GuestFilters list={list} isBusy={isWaiting} />
      {total === 0 ? (
        <NoMatch onShowAll={() => show(EVERYBODY)} />
      ) : (
        <table
          {...roles.table}
          aria-label={sentences.guests}
          className={classNames('block border-line border-t transition-opacity', isWaiting && 'opacity-55')}
        >
          <thead {...roles.rowGroup} className="block @max-2xl:sr-only">
            <tr {...roles.row} className={`${rowStyle} border-line border-b pt-3 pb-2 text-muted text-sm`}>
              <th {...roles.columnHeader} className="text-left font-normal [grid-area:guest]">
                {sentences.guest}
              </th>
              <th {...roles.columnHeader} className="text-right font-normal [grid-area:amount]">
                {sentences.amount}
              </th>
              <th {...roles.columnHeader} className="text-left font-normal [grid-area:address]">
                {sentences.address}
              </th>
              <th {...roles.columnHeader} className="text-left font-normal [grid-area:date]">
                {day}
              </th>
            </tr>
          </thead>
          <tbody {...roles.rowGroup} className="block divide-y divide-line/80">
            {guests.map((guest) => (
              <GuestRow
                key={guest.id}
                giftid={box.giftid}
                guest={guest}
                onCorrect={(chosen) => names.open({ guest: chosen })}
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
          summary={sentences.showing(total === 0 ? 0 : before + 1, before + guests.length, total)}
          numbers={MAX_ADMIN_PAGE_BUTTONS}
        />
      </div>
      <ThankYouLine unthanked={list.unthanked} />
      {names.dialog}
    </div>
  )
}

/** Shown where no guest of the box matches the search and the filters. */
function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const sentences = useSentences('guests', guestsSentences)
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <h3 className="text-2xl">{sentences.noMatchTitle}</h3>
      <p className="mt-1 max-w-prose text-muted">{sentences.noMatchText}</p>
      <Button variant="secondary" className="mt-5" onClick={onShowAll}>
        {sentences.showAll}
      </Button>
    </div>
  )
}

/** How many guests of the box are not thanked yet, and the button that edits the text. */
export function ThankYouLine({ unthanked }: { unthanked: number }) {
  const sentences = useSentences('guests', guestsSentences)
  const { trigger, dialog } = useDialog(loadThankYouDialog)
  return (
    <div className={lineStyle}>
      <p role="status" className="text-muted">
        {sentences.unthanked(unthanked)}
      </p>
      <Button variant="quiet" busy={trigger.isOpening} {...trigger.props} className="-mr-3 flex-none px-3!">
        {sentences.editThankYou}
      </Button>
      {dialog}
    </div>
  )
}
