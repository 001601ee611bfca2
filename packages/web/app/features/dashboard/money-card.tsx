// The host's money: one bar, then the boxes with something to tell. Money that only waits for its event, or has been paid, is folded.

import type { HostMoney, MoneyPart } from '@lifafa/contract/endpoints/box-money'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSentences } from '../../lib/language/language.tsx'
import { MoneyAdjustments, MoneyParts } from '../../lib/money/money-parts.tsx'
import { MoneySums } from '../../lib/money/money-sums.tsx'
import { written } from '../../lib/parts/lang-of.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/display/card.tsx'

type Box = HostMoney['boxes'][number]

/** True of money that goes its usual way: a host has nothing to learn from it. */
const isUsual = ({ state, reason }: MoneyPart): boolean =>
  state === 'sent-on' || state === 'at-provider' || reason === 'event-not-over'

/** The boxes with those parts that `keep` keeps. */
const boxesWith = (boxes: readonly Box[], keep: (part: MoneyPart) => boolean): Box[] =>
  boxes.map((box) => ({ ...box, parts: box.parts.filter(keep) }))

export function MoneyCard({ money }: { money: HostMoney }) {
  const sentences = useSentences('money', moneySentences)
  const headingId = useId()
  const told = boxesWith(money.boxes, (part) => !isUsual(part)).filter(
    ({ parts, adjustments }) => parts.length > 0 || adjustments.length > 0,
  )
  const usual = boxesWith(money.boxes, isUsual).filter(({ parts }) => parts.length > 0)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-2xl">
        {sentences.title}
      </h2>
      <Card>
        <MoneySums sums={money.sums_paise} />
        {told.map((box) => (
          <BoxMoney key={box.giftid} box={box} adjustments={box.adjustments} />
        ))}
        {usual.length > 0 && (
          <details className="group mt-4 border-line border-t">
            <summary className="min-h-12 cursor-pointer rounded-field py-3 font-semibold text-maroon">
              {sentences.byEvent}
            </summary>
            {usual.map((box) => (
              <BoxMoney key={box.giftid} box={box} adjustments={[]} />
            ))}
          </details>
        )}
      </Card>
    </section>
  )
}

function BoxMoney({ box, adjustments }: { box: Box; adjustments: Box['adjustments'] }) {
  const { deletedBox } = useSentences('money', moneySentences)
  const { giftid, name, is_deleted, parts } = box
  return (
    <div className="mt-5 border-line border-t pt-4 in-[details]:first-of-type:mt-0 in-[details]:first-of-type:border-t-0 in-[details]:first-of-type:pt-1">
      <h3 className="wrap-anywhere mb-2 font-semibold font-text text-base leading-snug">
        {is_deleted ? (
          `${name} ${deletedBox}`
        ) : (
          <Link
            to={paths.eventBox.href(giftid)}
            prefetch="intent"
            className="-my-3 inline-block rounded-field py-3 text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
          >
            <span {...written(name)}>{name}</span>
          </Link>
        )}
      </h3>
      {parts.length > 0 && <MoneyParts parts={parts} />}
      <MoneyAdjustments giftid={giftid} adjustments={adjustments} />
    </div>
  )
}
