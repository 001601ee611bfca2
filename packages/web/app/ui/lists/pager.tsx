// Links to the other pages of a long list.

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type RefObject, use } from 'react'
import { Button } from '../buttons/button.tsx'
import { Words } from '../words.ts'

interface PagerProps {
  /** Names the list for screen readers: `Pages of event boxes`. */
  label: string
  /** From 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  /** The range of items shown, where `Page 2 of 3` does not suffice. */
  summary?: string
  /** The start of the list: it is scrolled to where it would be out of sight. The pressed button stays in its place otherwise. */
  top?: RefObject<HTMLElement | null>
  /** The maximum of numbered buttons between Previous and Next; none where it is left out. */
  numbers?: number
}

/** Nothing where there is only one page and no summary. */
export function Pager({ label, page, pageCount, summary, top, numbers = 0, ...props }: PagerProps) {
  const words = use(Words)
  function onPage(next: number) {
    props.onPage(next)
    if ((top?.current?.getBoundingClientRect().top ?? 0) < 0) top?.current?.scrollIntoView()
  }
  if (pageCount === 1 && summary === undefined) return null
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 max-sm:justify-center"
    >
      <p role="status" className="text-muted tabular-nums">
        {summary ?? words.pageOf(page, pageCount)}
      </p>
      {pageCount > 1 && (
        <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex">
          <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft className="size-5" aria-hidden="true" />
            {words.previous}
          </Button>
          {numbers > 0 && (
            // Above Previous and Next where all three do not fit side by side.
            <div className="flex gap-2 max-sm:order-first max-sm:col-span-2">
              {pageNumbers(page, pageCount, numbers).map((number, place, all) => (
                <Fragment key={number}>
                  {number - (all[place - 1] ?? number - 1) > 1 && (
                    <span aria-hidden="true" className="self-center text-muted">
                      …
                    </span>
                  )}
                  <NumberButton number={number} isCurrent={number === page} onPress={() => onPage(number)} />
                </Fragment>
              ))}
            </div>
          )}
          <Button variant="secondary" disabled={page === pageCount} onClick={() => onPage(page + 1)}>
            {words.next}
            <ChevronRight className="size-5" aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  )
}

interface NumberButtonProps {
  number: number
  isCurrent: boolean
  onPress: () => void
}

function NumberButton({ number, isCurrent, onPress }: NumberButtonProps) {
  return (
    <Button
      variant={isCurrent ? 'primary' : 'secondary'}
      aria-label={use(Words).page(number)}
      aria-current={isCurrent ? 'page' : undefined}
      className="min-w-0 flex-1 px-1! tabular-nums sm:min-w-12 sm:px-2!"
      onClick={() => {
        if (!isCurrent) onPress()
      }}
    >
      {number}
    </Button>
  )
}

/** At most `most` numbers (3 or more), in order: the first and the last page, and `page` (from 1) among its neighbours between them. @internal */
export function pageNumbers(page: number, pageCount: number, most: number): number[] {
  const shown = Math.min(most, pageCount)
  if (shown === pageCount) return Array.from({ length: shown }, (_, place) => place + 1)
  const between = shown - 2
  const first = Math.min(Math.max(2, page - Math.floor(between / 2)), pageCount - between)
  return [1, ...Array.from({ length: between }, (_, place) => first + place), pageCount]
}
