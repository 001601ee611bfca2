// What was given from this browser: a line for each gift, with a link to its receipt.

import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { formatShortDay } from '@lifafa/contract/guest-page/short-day'
import { formatRupees } from '@lifafa/contract/money'
import { useSentences } from '../handover/giving-sentences.ts'
import { fill } from '../handover/serialized-sentences.ts'
import type { GivenGift } from './stored-draft.ts'

interface PastGiftsProps {
  gifts: readonly GivenGift[]
  language: GuestLanguage
}

export function PastGifts({ gifts, language }: PastGiftsProps) {
  const { youGave } = useSentences()
  // Takes the space above the form that is empty without it: the form does not move, unless there are several.
  return (
    <div className="-mt-6 grid justify-center text-sm">
      {gifts.map(({ rupees, receipt: { path, paid_at } }) => (
        <a key={path} href={path} className="flex h-6 items-center font-semibold text-maroon underline">
          {fill(youGave, formatRupees(rupees))}
          {paid_at && ` · ${formatShortDay(paid_at, language)}`}
        </a>
      ))}
    </div>
  )
}
