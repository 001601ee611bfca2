// The host's event boxes by page, each with its total.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { type Ref, useId, useState } from 'react'
import { Link } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { written } from '../../../lib/parts/lang-of.ts'
import { pageOf } from '../../../lib/parts/pages.ts'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { paths } from '../../../paths.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

interface BoxListProps {
  ref: Ref<HTMLElement>
  /** In the order of their events; undefined while loading. */
  boxes: ListedBox[] | undefined
  /** The id of the box whose guests are shown. */
  selected: string | undefined
  onChoose: (link: HTMLAnchorElement) => void
  className: string | undefined
}

const skeletons = Array.from({ length: PAGE_SIZE.guestsScreenBoxes }, (_, place) => place)

export function BoxList({ ref, boxes, selected, onChoose, className }: BoxListProps) {
  const sentences = useSentences('guests', guestsSentences)
  const boxWords = useSentences('eventBoxes', eventBoxSentences)
  const headingId = useId()
  const { items, page, pageCount, goTo } = useBoxPage(boxes, selected)
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      aria-busy={boxes === undefined || undefined}
      className={className}
    >
      <h2 id={headingId} className="mb-3 text-2xl">
        <span>{`${sentences.yourBoxes} `}</span>
        {boxes && <span className="font-text text-base text-muted">{`(${formatCount(boxes.length)})`}</span>}
      </h2>
      {boxes?.length === 0 ? (
        <EmptyState
          picture={<EnvelopeMark className="h-14" />}
          title={sentences.noBoxes}
          text={sentences.noBoxesText}
          action={
            <Link to={paths.dashboard.href('create')} className={buttonStyle()}>
              {boxWords.createLink}
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-2.5">
          {boxes === undefined
            ? skeletons.map((place) => <BoxLinkSkeleton key={place} />)
            : items.map((box) => (
                <BoxLink
                  key={box.giftid}
                  box={box}
                  isSelected={box.giftid === selected}
                  onChoose={onChoose}
                />
              ))}
        </ul>
      )}
      <div className="mt-4">
        <Pager
          label={useSentences('pages', pageSentences).boxPages}
          page={page}
          pageCount={pageCount}
          onPage={goTo}
        />
      </div>
    </section>
  )
}

const SIZE = PAGE_SIZE.guestsScreenBoxes

/** Starts on the page of the `selected` box; returns to the first when the number of boxes changes (docs/specification.md §4). */
function useBoxPage(boxes: ListedBox[] | undefined, selected: string | undefined) {
  const count = boxes?.length ?? 0
  const [place, setPlace] = useState<{ page: number; count: number }>()
  if (boxes !== undefined && place?.count !== count) {
    const at = place ? 0 : boxes.findIndex(({ giftid }) => giftid === selected)
    setPlace({ page: Math.floor(Math.max(0, at) / SIZE) + 1, count })
  }
  return {
    ...pageOf(boxes ?? [], place?.page ?? 1, SIZE),
    goTo: (page: number) => setPlace({ page, count }),
  }
}

interface BoxLinkProps {
  box: ListedBox
  isSelected: boolean
  onChoose: (link: HTMLAnchorElement) => void
}

const boxStyle = 'block min-w-0 rounded-card border px-4 py-3.5 sm:px-5'

/** An event box in the list: a link that shows its guests. */
function BoxLink({ box, isSelected, onChoose }: BoxLinkProps) {
  const sentences = useSentences('guests', guestsSentences)
  return (
    <li className="min-w-0">
      <Link
        to={paths.guests.href(box.giftid)}
        preventScrollReset
        aria-current={isSelected || undefined}
        onClick={(event) => onChoose(event.currentTarget)}
        className={classNames(
          boxStyle,
          'transition-[border-color,box-shadow] duration-200 hover:shadow-lift',
          isSelected
            ? 'border-marigold bg-selected ring-1 ring-marigold'
            : 'border-line bg-card shadow-card hover:border-gold',
        )}
      >
        <span {...written(box.name)} className="wrap-anywhere block font-heading text-lg leading-snug">
          {box.name}
        </span>
        <span className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={isSelected ? 'text-selected-ink' : 'text-muted'}>
            {sentences.guestCount(box.totalguests)}
          </span>{' '}
          <span className="font-semibold text-maroon">{formatRupees(box.total_amount)}</span>
        </span>
      </Link>
    </li>
  )
}

/** Has the height of a link of one line of name, by the same lines of text. */
function BoxLinkSkeleton() {
  return (
    <li className={`${boxStyle} border-line bg-card`}>
      <div className="flex h-[1lh] items-center text-lg leading-snug">
        <Skeleton className="h-5 w-3/4" />
      </div>
      <div className="mt-1 flex h-[1lh] items-center justify-between">
        <Skeleton className="h-4.5 w-20" />
        <Skeleton className="h-4.5 w-16" />
      </div>
    </li>
  )
}
