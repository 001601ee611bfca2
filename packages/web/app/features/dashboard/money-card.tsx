// Where the host's money is: of all boxes, and of those with something to tell.
import type { HostMoney } from '@lifafa/contract/endpoints/box-money'
import { moneySentences as sentences } from '@lifafa/contract/sentences/host/money'
import { useId } from 'react'
import { Link } from 'react-router'
import { MoneyParts } from '../../lib/money/money-parts.tsx'
import { MoneySums } from '../../lib/money/money-sums.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/display/card.tsx'

export function MoneyCard({ money }: { money: HostMoney }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-2xl">
        {sentences.title}
      </h2>
      <Card>
        <MoneySums sums={money.sums_paise} />
        {money.sums_paise.owed_back > 0 && (
          <p className="mt-3 text-muted leading-snug">{sentences.owedBackWhy}</p>
        )}
        {money.boxes.map(({ giftid, name, is_deleted, parts }) => (
          <div key={giftid} className="mt-5 border-line border-t pt-4">
            <h3 className="wrap-anywhere mb-2 font-semibold font-text text-base leading-snug">
              {is_deleted ? (
                `${name} ${sentences.deletedBox}`
              ) : (
                <Link
                  to={paths.eventBox.href(giftid)}
                  prefetch="intent"
                  className="-my-3 inline-block rounded-field py-3 text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
                >
                  {name}
                </Link>
              )}
            </h3>
            <MoneyParts parts={parts} />
          </div>
        ))}
      </Card>
    </section>
  )
}
