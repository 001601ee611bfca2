// Shows where the money of an event box is, also after the event; and its statement.

import type { Money } from '@lifafa/contract/endpoints/box-money'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import { useId } from 'react'
import { useSentences } from '../../../lib/language/language.tsx'
import { MoneyAdjustments } from '../../../lib/money/money-adjustments.tsx'
import { MoneyParts } from '../../../lib/money/money-parts.tsx'
import { MoneySums } from '../../../lib/money/money-sums.tsx'
import { StatementButtons } from '../../../lib/money/statement-buttons.tsx'
import { useGiftSplitSentences } from '../../../lib/register/register-sentences.ts'
import { Card } from '../../../ui/display/card.tsx'

interface BoxMoneyProps {
  box: GiftBook
  money: Money
  /** Gifts were written down, too, of which this card says nothing. */
  hasWritten: boolean
}

export function BoxMoney({ box, money, hasWritten }: BoxMoneyProps) {
  const sentences = useSentences('money', moneySentences)
  const headingId = useId()
  const splitSentences = useGiftSplitSentences()
  const { sums_paise: sums, parts, adjustments } = money
  const hasMoved = sums.received !== 0 || parts.length > 0
  return (
    <section aria-labelledby={headingId} className="mt-5 min-w-0 lg:mt-6">
      <Card>
        <h2 id={headingId} className="text-2xl">
          {sentences.title}
        </h2>
        {hasWritten && <p className="mt-1 text-muted">{splitSentences.onlineAlone}</p>}
        {hasMoved ? (
          <div className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
            <div>
              <MoneySums sums={sums} />
              <div className="mt-5 grid gap-2.5 sm:flex sm:flex-wrap">
                <StatementButtons giftid={box.giftid} boxName={box.name} />
              </div>
            </div>
            <div className="min-w-0 max-lg:border-line max-lg:border-t max-lg:pt-4">
              <MoneyParts parts={parts} />
              <MoneyAdjustments giftid={box.giftid} adjustments={adjustments} />
            </div>
          </div>
        ) : (
          <p className="mt-2 text-muted">{sentences.nothing}</p>
        )}
      </Card>
    </section>
  )
}
