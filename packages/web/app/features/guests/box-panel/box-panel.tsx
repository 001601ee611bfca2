// The selected box: its figures, its actions and its guests.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { hasEnded } from '@lifafa/contract/event-timing'
import { formatPaise } from '@lifafa/contract/money'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type RefObject, useEffect, useId } from 'react'
import { Link } from 'react-router'
import { DialogButton } from '../../../lib/dialogs/dialog-button.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { searchOf } from '../../../lib/links/use-search-state.ts'
import { BackLink } from '../../../lib/page/back-link.tsx'
import { useNearestPage } from '../../../lib/parts/paged-list.tsx'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { GiftBookButton } from '../../../lib/register/gift-book-button.tsx'
import { useGiftSplitSentences, useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { paths } from '../../../paths.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { PillLink } from '../../../ui/buttons/pill-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { GuestTable } from '../guest-table/guest-table.tsx'
import { GuestTableSkeleton } from '../guest-table/guest-table-skeleton.tsx'
import { GUESTS_ID } from '../guest-table/list-frame.tsx'
import { FIRST_PAGE, guestsSearch, showsAllGifts, useGuestsParams } from '../guests-params.ts'
import { guestsQuery } from '../guests-queries.ts'
import { AllGifts } from '../register/all-gifts.tsx'
import { BoxActions } from './box-actions.tsx'
import { BoxFigures } from './box-figures.tsx'

const loadEntryDialog = async () => (await import('../../../lib/register/entry-dialog.tsx')).EntryDialog

interface BoxPanelProps {
  box: ListedBox
  /** True where there is no other box to go back to. */
  isOnly: boolean
  heading: RefObject<HTMLHeadingElement | null>
  /** Called when the number of guests differs from that of `box`. */
  onUpdate: () => void
}

export function BoxPanel({ box, isOnly, heading, onUpdate }: BoxPanelProps) {
  const sentences = useSentences('guests', guestsSentences)
  const { backToDashboard } = useSentences('pages', pageSentences)
  const headingId = useId()
  const { params, show } = useGuestsParams()
  const isAll = showsAllGifts(box, params)
  // Beside all gifts the figures of those online stand above them: its first page has them.
  const shownParams = isAll ? FIRST_PAGE : params
  const guests = useQuery({
    ...guestsQuery({ ...params, ...shownParams, box: box.giftid }),
    meta: { failed: sentences.fetchFailed },
  })
  const { data, isPlaceholderData, refetch } = guests
  const listed = data?.list.all
  const counted = box.totalguests
  useEffect(() => {
    // Two calls report a new contribution, one before the other.
    if (listed === undefined || listed === counted) return
    onUpdate()
    void refetch()
  }, [listed, counted, onUpdate, refetch])
  const isBeyond = useNearestPage(
    isAll || isPlaceholderData ? undefined : data?.list.pagination.total_pages,
    params.page,
    ({ page }) => show({ page }, true),
  )
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-4 lg:gap-5">
      <div className="-mt-2 -mb-4 lg:hidden">
        {isOnly ? (
          <BackLink to={paths.dashboard.href()}>{backToDashboard}</BackLink>
        ) : (
          <BackLink to={paths.guests.href()}>{sentences.allBoxes}</BackLink>
        )}
      </div>
      {/* A dozen stops lie between the boxes and the guests of one. */}
      {(isAll || (data !== undefined && data.list.all > 0)) && (
        <a
          href={`#${GUESTS_ID}`}
          className="fixed top-2 left-2 z-30 rounded-field bg-maroon px-5 py-3 font-semibold text-card not-focus:sr-only"
        >
          {sentences.skipToGuests}
        </a>
      )}
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-card">
        <BoxFigures box={box} heading={heading} headingId={headingId} />
        <BoxActions box={box} guests={listed} money={data?.money} />
      </div>
      {box.has_written && <ViewSwitch box={box} />}
      {isAll ? (
        <AllGifts box={box} />
      ) : (
        <Loaded
          query={guests}
          failedTitle={sentences.guestsFailedTitle}
          skeleton={<GuestTableSkeleton guests={counted} />}
        >
          {(shown) =>
            shown.list.all === 0 ? (
              <NoGuests box={box} />
            ) : (
              <GuestTable box={box} data={shown} isWaiting={isPlaceholderData || isBeyond} />
            )
          }
        </Loaded>
      )}
    </section>
  )
}

/** Switches between all gifts and those online, once something was written down; downloads the book, and writes down another one. */
function ViewSwitch({ box }: { box: ListedBox }) {
  const sentences = useRegisterSentences()
  const { all } = useGiftSplitSentences()
  const { view } = useGuestsParams().params
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={sentences.view} className="flex gap-2">
        {(['all', 'online'] as const).map((one) => (
          <PillLink
            key={one}
            to={searchOf(guestsSearch, { box: box.giftid, view: one })}
            isCurrent={view === one}
          >
            {one === 'all' ? all : sentences.onlineGifts}
          </PillLink>
        ))}
      </nav>
      <div className="flex flex-wrap gap-2.5">
        <GiftBookButton box={box} />
        <DialogButton box={box} icon={Plus} label={sentences.write} load={loadEntryDialog} />
      </div>
    </div>
  )
}

/** Shown for a box without contributions. Gifts in cash have guests, too. */
function NoGuests({ box }: { box: ListedBox }) {
  const sentences = useSentences('guests', guestsSentences)
  const { online } = useGiftSplitSentences()
  const { qrCodeOver } = useSentences('eventBoxes', eventBoxSentences)
  const isOver = hasEnded(box.marriage_date, useNow())
  return (
    <EmptyState
      picture={<EnvelopeMark className="h-14" />}
      title={box.has_written ? online(formatPaise(0)) : sentences.noGuestsTitle}
      text={isOver ? qrCodeOver : sentences.noGuestsText}
      action={
        <Link to={paths.eventBox.href(box.giftid)} className={buttonStyle({ variant: 'secondary' })}>
          {sentences.viewEvent}
        </Link>
      }
    />
  )
}
