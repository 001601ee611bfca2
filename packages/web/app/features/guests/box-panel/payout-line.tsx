// Where the selected box's money is, below Request Money: in the words of the box's own page.
import type { Money } from '@lifafa/contract/endpoints/box-money'
import { MoneyParts } from '../../../lib/money/money-parts.tsx'

/** Of what was sent on, the latest; the box's page and the statement have all. */
export function PayoutLine({ money }: { money: Money }) {
  const sentOn = money.parts.filter(({ state }) => state === 'sent-on').slice(0, 1)
  return <MoneyParts parts={[...money.parts.filter(({ state }) => state !== 'sent-on'), ...sentOn]} />
}
