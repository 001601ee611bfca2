// The guests of a box by page: a table where there is room, otherwise a card for each guest.
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { useState } from 'react'
import { pageOf } from '../../../lib/parts/pages.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { roles } from '../../../ui/lists/table-roles.ts'
import { GuestRow, rowStyle } from './guest-row.tsx'

export const tableCardStyle =
  '@container min-w-0 rounded-card border border-line bg-card px-5 pt-2 pb-5 shadow-card sm:px-7'

/** `guests`: newest first, at least one. */
export function GuestTable({ guests }: { guests: GuestContribution[] }) {
  const [wantedPage, setPage] = useState(1)
  const { items, page, pageCount, from, to, total } = pageOf(guests, wantedPage, PAGE_SIZE.guests)
  return (
    <div className={tableCardStyle}>
      <table {...roles.table} aria-label="Guests" className="block">
        <thead {...roles.rowGroup} className="block @max-2xl:sr-only">
          <tr {...roles.row} className={`${rowStyle} border-line border-b pt-3 pb-2 text-muted text-sm`}>
            <th {...roles.columnHeader} className="text-left font-normal [grid-area:guest]">
              Guest
            </th>
            <th {...roles.columnHeader} className="text-right font-normal [grid-area:amount]">
              Amount
            </th>
            <th {...roles.columnHeader} className="text-left font-normal [grid-area:address]">
              Address
            </th>
            <th {...roles.columnHeader} className="text-left font-normal [grid-area:date]">
              Date
            </th>
          </tr>
        </thead>
        <tbody {...roles.rowGroup} className="block divide-y divide-line/80">
          {items.map((guest) => (
            <GuestRow key={guest.id} guest={guest} />
          ))}
        </tbody>
      </table>
      <div className="border-line border-t pt-4">
        <Pager
          label="Pages of guests"
          page={page}
          pageCount={pageCount}
          onPage={setPage}
          summary={sentences.showing(from, to, total)}
        />
      </div>
    </div>
  )
}
