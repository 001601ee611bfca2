// The gifts that were given from this browser: a line for each, with a link to its receipt.

import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { formatShortDay } from '@lifafa/contract/guest-page/short-day'
import { formatRupees } from '@lifafa/contract/money'
import { useSentences } from '../hydration/giving-sentences.ts'
import { fill } from '../hydration/serialized-sentences.ts'
import { receiptLinkStyle } from './notice.tsx'
import type { GivenGift } from './stored-draft.ts'

interface PastGiftsProps {
  gifts: readonly GivenGift[]
  language: GuestLanguage
}

export function PastGifts({ gifts, language }: PastGiftsProps) {
  const { youGave } = useSentences()
  if (gifts.length === 0) return null
  // The first link overlaps the empty space above the form, so that the form does not move when it appears; what can be tapped of it
  // reaches over the end of the text above.
  return (
    <div className="-mt-11 grid justify-center text-sm beside:justify-start">
      {gifts.map(({ rupees, receipt: { path, paid_at } }) => (
        <a key={path} href={path} className={`${receiptLinkStyle} pb-1.5 sm:pb-2 low:pb-0.5`}>
          {fill(youGave, formatRupees(rupees)) + (paid_at ? ` · ${formatShortDay(paid_at, language)}` : '')}
        </a>
      ))}
    </div>
  )
}
