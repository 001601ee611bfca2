// The guests of a box by page.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useRef } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { type GuestsParams, useGuestsParams } from '../guests-params.ts'
import type { BoxGuests } from '../guests-queries.ts'
import { useGuestThanking } from '../thank-you/use-thanking.ts'
import { GuestFilters } from './guest-filters.tsx'
import { GuestRow } from './guest-row.tsx'
import { ListFrame } from './list-frame.tsx'
import { rowStyle } from './table-style.ts'

const loadNameDialog = async () => (await import('../names/correct-name-dialog.tsx')).CorrectNameDialog

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
  return (
    <>
      <ListFrame
        {...{ card, isWaiting, rowStyle }}
        filters={<GuestFilters list={list} isBusy={isWaiting} />}
        name={sentences.guests}
        columns={[
          ['text-left [grid-area:guest]', sentences.guest],
          ['text-right [grid-area:amount]', sentences.amount],
          ['text-left [grid-area:address]', sentences.address],
          ['text-left [grid-area:date]', day],
        ]}
        rows={guests.map((guest) => (
          <GuestRow
            key={guest.id}
            giftid={box.giftid}
            guest={guest}
            onCorrect={(chosen) => names.open({ guest: chosen })}
            thanking={thanking}
          />
        ))}
        pagination={list.pagination}
        pageSize={PAGE_SIZE.guests}
        pages={sentences.pages}
        showing={sentences.showing}
        unthanked={list.unthanked}
        noMatch={{
          ...{ title: sentences.noMatchTitle, text: sentences.noMatchText, showAll: sentences.showAll },
          onShowAll: () => show(EVERYBODY),
        }}
      />
      {names.dialog}
    </>
  )
}
