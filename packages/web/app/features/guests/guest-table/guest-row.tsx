// A row of one contribution.

import { formatMoment, formatTime } from '@lifafa/contract/dates'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { formatRupees } from '@lifafa/contract/money'
import { absentSentences } from '@lifafa/contract/sentences/absent'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { Pencil } from 'lucide-react'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { Blessing } from '../../../lib/parts/blessing.tsx'
import { missing, shownName } from '../../../lib/parts/guest-details.ts'
import { written } from '../../../lib/parts/lang-of.ts'
import { PhoneLink } from '../../../lib/parts/phone-link.tsx'
import { Avatar, initialsOf } from '../../../ui/display/avatar.tsx'
import { roles } from '../../../ui/lists/table-roles.ts'
import { ThankActions } from '../thank-you/thank-actions.tsx'
import type { Thanking } from '../thank-you/use-thanking.ts'
import { rowStyle } from './table-style.ts'

interface GuestRowProps {
  giftid: string
  guest: ListedGuest
  onCorrect: (guest: ListedGuest) => void
  thanking: Thanking<ListedGuest>
}

export function GuestRow({ giftid, guest, onCorrect, thanking }: GuestRowProps) {
  const sentences = useSentences('guests', guestsSentences)
  const language = useLanguage()
  const { phone, amount, address, created_at } = guest
  const name = shownName(guest, sentences)
  return (
    <tr {...roles.row} className={`${rowStyle} pt-4 pb-2`}>
      <td {...roles.cell} className="min-w-0 [grid-area:1/1/2/-1] @2xl:[grid-area:guest]">
        <div className="flex gap-3.5 pr-22 @2xl:pr-0">
          {/* On the narrowest phones a long name needs its room. */}
          <div className="flex-none @max-[17.5rem]:hidden">
            <Avatar initials={initialsOf(name)} />
          </div>
          <div className="min-w-0">
            {/* The pencil stands in the padding of the last word, and never alone on a line. */}
            <p className="font-semibold leading-snug">
              <span {...written(guest.name)} className="wrap-anywhere pr-9">
                {name}
              </span>
              <button
                type="button"
                aria-label={sentences.correctName(name)}
                onClick={() => onCorrect(guest)}
                className="-my-3 relative -top-px -mr-3 -ml-10 inline-flex size-11 items-center justify-center rounded-full align-middle text-maroon hover:bg-maroon-wash"
              >
                <Pencil className="size-4" aria-hidden="true" />
              </button>
            </p>
            <WrittenName written={guest.written_name} />
            <p className="text-muted">
              {phone === null ? missing(guest, sentences.noPhone, sentences) : <PhoneLink phone={phone} />}
            </p>
            <Blessing giftid={giftid} contribution={guest} />
          </div>
        </div>
        <ThankActions guest={guest.name ? guest : { ...guest, name, phone: null }} thanking={thanking} />
      </td>
      <td
        {...roles.cell}
        className="self-start text-right font-heading text-maroon text-xl leading-snug [grid-area:1/-2/2/-1] @2xl:[grid-area:amount]"
      >
        {formatRupees(amount)}
      </td>
      <td {...roles.cell} className="mt-1 text-muted leading-snug [grid-area:address] @2xl:mt-0">
        <span {...written(address)} className="wrap-anywhere whitespace-pre-line">
          {address ?? missing(guest, sentences.noAddress, sentences)}
        </span>
      </td>
      <td
        {...roles.cell}
        className="mt-1 text-muted leading-snug [grid-area:date] @2xl:mt-0 @md:text-right @2xl:text-left"
      >
        {created_at ? (
          <time dateTime={created_at}>
            <span className="whitespace-nowrap">{formatMoment(created_at, language)}</span>{' '}
            <span className="whitespace-nowrap text-sm @2xl:block">{formatTime(created_at, language)}</span>
          </time>
        ) : (
          absentSentences.notAvailable
        )}
      </td>
    </tr>
  )
}

/** Only where the host has corrected it. */
function WrittenName({ written }: { written: string | null | undefined }) {
  const sentences = useSentences('guests', guestsSentences)
  if (written === null || written === undefined) return null
  return (
    <p className="wrap-anywhere text-muted text-sm leading-snug">
      {written === '' ? sentences.wroteNothing : sentences.wrote(written)}
    </p>
  )
}
