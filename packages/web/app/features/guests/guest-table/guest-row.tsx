// A row of one contribution.
import { formatMoment } from '@lifafa/contract/dates'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { formatRupees } from '@lifafa/contract/money'
import { absentSentences } from '@lifafa/contract/sentences/absent'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { PhoneLink } from '../../../lib/parts/phone-link.tsx'
import { Avatar, initialsOf } from '../../../ui/display/avatar.tsx'
import { roles } from '../../../ui/lists/table-roles.ts'

/** Stacked in a narrow table, in two lines where there is a little more room, in the four columns of its headings in a wide one. */
export const rowStyle =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 [grid-template-areas:"guest_amount"_"address_address"_"date_date"] @md:[grid-template-areas:"guest_amount"_"address_date"] @2xl:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1.15fr)_9rem] @2xl:gap-x-6 @2xl:[grid-template-areas:"guest_amount_address_date"]'

export function GuestRow({ guest }: { guest: GuestContribution }) {
  const { name, phone, amount, address, created_at } = guest
  return (
    <tr {...roles.row} className={`${rowStyle} py-4`}>
      <td {...roles.cell} className="flex min-w-0 gap-3.5 [grid-area:guest]">
        <Avatar initials={initialsOf(name)} />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold leading-snug">{name}</p>
          <p className="text-muted">
            <PhoneLink phone={phone} />
          </p>
        </div>
      </td>
      <td
        {...roles.cell}
        className="text-right font-heading text-maroon text-xl leading-snug [grid-area:amount]"
      >
        {formatRupees(amount)}
      </td>
      <td {...roles.cell} className="mt-2 text-muted leading-snug [grid-area:address] @2xl:mt-0">
        <Heading>Address</Heading>
        <span className="wrap-anywhere whitespace-pre-line">{address ?? sentences.noAddress}</span>
      </td>
      <td
        {...roles.cell}
        className="mt-1.5 text-muted leading-snug [grid-area:date] @2xl:mt-0 @md:mt-2 @md:text-right @2xl:text-left"
      >
        <Heading>Date</Heading>
        {created_at ? (
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
        ) : (
          absentSentences.notAvailable
        )}
      </td>
    </tr>
  )
}

/** Visual only: a screen reader reads the column's heading. */
function Heading({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block text-sm @2xl:hidden">
      {children}
    </span>
  )
}
