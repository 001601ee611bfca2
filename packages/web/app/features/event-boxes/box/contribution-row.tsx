// One contribution: a small card on a phone, a row of columns where there is room.

import { formatMoment, formatTime } from '@lifafa/contract/dates'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { formatRupees } from '@lifafa/contract/money'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { memo } from 'react'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { Blessing } from '../../../lib/parts/blessing.tsx'
import { missing } from '../../../lib/parts/guest-details.ts'
import { langOf } from '../../../lib/parts/lang-of.ts'
import { PhoneLink } from '../../../lib/parts/phone-link.tsx'

export const rowStyle =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 [grid-template-areas:"guest_amount"_"address_address"_"date_date"_"blessing_blessing"] @xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_9.5rem_minmax(5.5rem,auto)] @xl:gap-x-5 @xl:[grid-template-areas:"guest_address_date_amount"_"blessing_blessing_blessing_blessing"]'

interface ContributionRowProps {
  giftid: string
  contribution: GuestContribution
}

/** Memoised: hundreds of unchanged rows are not rendered again when a new one arrives. */
export const ContributionRow = memo(({ giftid, contribution }: ContributionRowProps) => {
  const sentences = useSentences('guests', guestsSentences)
  const { day } = useSentences('eventBoxes', eventBoxSentences)
  const language = useLanguage()
  const { name, phone, amount, address, created_at } = contribution
  return (
    <li className={`${rowStyle} animate-rise py-3.5`}>
      <div className="min-w-0 [grid-area:guest]">
        <p lang={langOf(name)} className="wrap-anywhere font-semibold leading-snug">
          {name}
        </p>
        <p className="text-muted">
          <span className="sr-only">{`${sentences.phone}: `}</span>
          {phone === null ? missing(contribution, sentences.noPhone, sentences) : <PhoneLink phone={phone} />}
        </p>
      </div>
      <p className="text-right font-heading text-maroon text-xl leading-snug [grid-area:amount]">
        {formatRupees(amount)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-muted leading-snug [grid-area:address]">
        <span className="sr-only">{`${sentences.address}: `}</span>
        <span lang={langOf(address ?? '')}>
          {address ?? missing(contribution, sentences.noAddress, sentences)}
        </span>
      </p>
      <p className="text-muted leading-snug [grid-area:date] @max-xl:mt-1 @max-xl:text-sm">
        <span className="sr-only">{`${day}: `}</span>
        <time dateTime={created_at}>
          <span className="@max-xl:whitespace-nowrap">{formatMoment(created_at, language)}</span>{' '}
          <span className="whitespace-nowrap @xl:block @xl:text-sm">{formatTime(created_at, language)}</span>
        </time>
      </p>
      {contribution.blessing !== null && (
        <div className="mt-2 [grid-area:blessing]">
          <Blessing giftid={giftid} contribution={contribution} />
        </div>
      )}
    </li>
  )
})
