// The sums of a box by state, each with its sentence: what it waits for, or when it was sent on. Below them the changes after a payout.
import type { MoneyState } from '@lifafa/contract/box-money/money-states'
import type { MoneyAdjustment, MoneyPart } from '@lifafa/contract/endpoints/box-money'
import { formatPaise, signedPaise } from '@lifafa/contract/money'
import {
  adjustmentSentence,
  fixOf,
  moneySentence,
  moneySentences,
} from '@lifafa/contract/sentences/host/money'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useSentences } from '../language/language.tsx'

/** A link in a sentence: as high as a finger, without moving the lines around it. */
export const linkStyle =
  '-my-3 inline-block rounded-field py-3 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon'

export const MONEY_TONES = {
  'action-needed': 'danger',
  'on-hold': 'danger',
  late: 'danger',
  waiting: 'accent',
  'at-provider': 'neutral',
  'on-its-way': 'neutral',
  'sent-on': 'success',
} as const satisfies Record<MoneyState, string>

export function MoneyParts({ parts }: { parts: readonly MoneyPart[] }) {
  const { states } = useSentences('money', moneySentences)
  const sentenceOf = useSentences('moneyPart', moneySentence)
  return (
    <ul className="divide-y divide-line/80">
      {parts.map((part) => (
        <li key={keyOf(part)} className="py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold text-ink tabular-nums">{formatPaise(part.paise)}</span>
            <Badge tone={MONEY_TONES[part.state]}>{states[part.state]}</Badge>
          </p>
          <p className="wrap-anywhere mt-1 text-muted leading-snug">
            <span>{`${sentenceOf(part)} `}</span>
            <Remedy part={part} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Leads to whatever ends the waiting. */
function Remedy({ part }: { part: MoneyPart }) {
  const sentences = useSentences('money', moneySentences)
  const fix = fixOf(part)
  if (fix !== undefined)
    return (
      <Link to={paths.settings.href(fix.section)} className={linkStyle}>
        {sentences[fix.label]}
      </Link>
    )
  return (
    part.state === 'on-hold' && (
      <Link to={paths.contact.href()} className={linkStyle}>
        {sentences.states['on-hold']}
      </Link>
    )
  )
}

/** Two sums are not told in the same words, but for two that were sent on at once without a reference yet. */
const keyOf = (part: MoneyPart): string => JSON.stringify(part)

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
