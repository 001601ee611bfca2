// The ways to the other pages of a long list.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'

interface PagerProps {
  /** What is paged, for those who hear it read out: `Pages of event boxes`. */
  label: string
  /** From 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  /** What of the list is in view, where `Page 2 of 3` does not say it best. */
  summary?: string
}

/** Nothing where there is but one page and no summary to tell. */
export function Pager({ label, page, pageCount, onPage, summary }: PagerProps) {
  if (pageCount === 1 && summary === undefined) return null
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 max-sm:justify-center"
    >
      <p role="status" className="text-muted tabular-nums">
        {summary ?? `Page ${page} of ${pageCount}`}
      </p>
      {pageCount > 1 && (
        <div className="flex gap-2 max-sm:w-full">
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
            Previous
          </Button>
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            disabled={page === pageCount}
            onClick={() => onPage(page + 1)}
          >
            Next
            <ChevronRight className="size-5" aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  )
}
