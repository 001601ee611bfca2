// The frame of a list of guests or gifts by page: filters, a table where there is room, otherwise a card for each, pages, and how many
// are not thanked.
import type { Pagination } from '@lifafa/contract/endpoints/answers'
import { MAX_ADMIN_PAGE_BUTTONS } from '@lifafa/contract/limits'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { ReactNode, RefObject } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { roles } from '../../../ui/lists/table-roles.ts'
import { useGuestsParams } from '../guests-params.ts'
import { lineStyle, tableCardStyle } from './table-style.ts'

const loadThankYouDialog = async () => (await import('../thank-you/thank-you-dialog.tsx')).ThankYouDialog

/** For the link that leads past the boxes and the actions. */
export const GUESTS_ID = 'guests-of-box'

interface ListFrameProps {
  card: RefObject<HTMLDivElement | null>
  /** True while an earlier search or page stands in. */
  isWaiting: boolean
  filters: ReactNode
  /** The table’s name, for screen readers. */
  name: string
  /** Each with the style of its place. */
  columns: readonly (readonly [style: string, heading: string])[]
  rowStyle: string
  rows: readonly ReactNode[]
  pagination: Pagination
  pageSize: number
  pages: string
  showing: (first: number, last: number, total: number) => string
  unthanked: number
  /** Shown where nothing matches the search and the filters. */
  noMatch: { title: string; text: string; showAll: string; onShowAll: () => void }
}

export function ListFrame({ card, isWaiting, rows, pagination, ...props }: ListFrameProps) {
  const { show } = useGuestsParams()
  const { total, total_pages: pageCount, current_page: page } = pagination
  const before = (page - 1) * props.pageSize

  return (
    <div
      ref={card}
      id={GUESTS_ID}
      tabIndex={-1}
      aria-busy={isWaiting || undefined}
      className={`${tableCardStyle} scroll-mt-4 outline-none focus-visible:shadow-card`}
    >
      {props.filters}
      {total === 0 ? (
        <NoMatch {...props.noMatch} />
      ) : (
        <table
          {...roles.table}
          aria-label={props.name}
          className={classNames('block border-line border-t transition-opacity', isWaiting && 'opacity-55')}
        >
          <thead {...roles.rowGroup} className="block @max-2xl:sr-only">
            <tr
              {...roles.row}
              className={`${props.rowStyle} border-line border-b pt-3 pb-2 text-muted text-sm`}
            >
              {props.columns.map(([style, heading]) => (
                <th {...roles.columnHeader} key={style} className={`font-normal ${style}`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowGroup} className="block divide-y divide-line/80">
            {rows}
          </tbody>
        </table>
      )}
      {/* Nobody is seen already; it is said to those who do not see. */}
      <div className={total === 0 ? 'sr-only' : 'border-line border-t pt-4'}>
        <Pager
          label={props.pages}
          page={page}
          pageCount={pageCount}
          onPage={(next) => show({ page: next })}
          top={card}
          summary={props.showing(
            total === 0 ? 0 : before + 1,
            Math.min(before + props.pageSize, total),
            total,
          )}
          numbers={MAX_ADMIN_PAGE_BUTTONS}
        />
      </div>
      <ThankYouLine unthanked={props.unthanked} />
    </div>
  )
}

function NoMatch({ title, text, showAll, onShowAll }: ListFrameProps['noMatch']) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-1 max-w-prose text-muted">{text}</p>
      <Button variant="secondary" className="mt-5" onClick={onShowAll}>
        {showAll}
      </Button>
    </div>
  )
}

/** How many are not thanked yet, and the button that edits the text. */
function ThankYouLine({ unthanked }: { unthanked: number }) {
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
