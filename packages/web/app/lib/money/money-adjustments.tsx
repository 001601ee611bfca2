// The changes after a payout of a box: each gift that went back then, with the payout that it is taken from.

import type { MoneyAdjustment } from '@lifafa/contract/endpoints/box-money'
import { signedPaise } from '@lifafa/contract/money'
import { adjustmentSentence, moneySentences } from '@lifafa/contract/sentences/host/money'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useSentences } from '../language/language.tsx'
import { linkStyle } from './link-style.ts'

interface MoneyAdjustmentsProps {
  giftid: string
  adjustments: readonly MoneyAdjustment[]
}

/** Nothing where nothing changed. */
export function MoneyAdjustments({ giftid, adjustments }: MoneyAdjustmentsProps) {
  const sentences = useSentences('money', moneySentences)
  const sentenceOf = useSentences('adjustment', adjustmentSentence)
  const headingId = useId()
  if (adjustments.length === 0) return null
  return (
    <div className="border-line [ul+&]:mt-4 [ul+&]:border-t [ul+&]:pt-3">
      <p id={headingId} className="mb-2 text-muted text-sm">
        {sentences.adjustments}
      </p>
      <ul aria-labelledby={headingId} className="divide-y divide-line/80">
        {adjustments.map((adjustment) => (
          <li key={JSON.stringify(adjustment)} className="py-3 first:pt-0 last:pb-0">
            <p className="font-semibold text-ink tabular-nums">{signedPaise(adjustment.paise)}</p>
            <p className="wrap-anywhere mt-1 text-muted leading-snug">
              <span>{`${sentenceOf(adjustment)} `}</span>
              {adjustment.guest !== null && adjustment.is_listed && (
                <Link to={paths.guests.href(giftid, { text: adjustment.guest })} className={linkStyle}>
                  {sentences.seeGift}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
