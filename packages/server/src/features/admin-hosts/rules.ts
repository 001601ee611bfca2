// Sums what a host was not sent yet, by state and reason, over all event boxes.
import { moneyState } from '@lifafa/contract/box-money/money-states'
import type { MoneyOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import type { Money, MoneyPart } from '@lifafa/contract/endpoints/box-money'

type OpenSum = MoneyOfHost['open'][number]

/** In the order of `moneyState`; of one state, as the boxes come. */
export function openSums(boxes: readonly Pick<Money, 'parts'>[]): OpenSum[] {
  const open = boxes.flatMap(({ parts }) => parts).filter(({ state }) => state !== 'sent-on')
  const sums = Array.from(
    Map.groupBy(open, ({ state, reason }) => `${state} ${reason}`).values(),
    (alike) => {
      const [{ state, reason }] = alike as [MoneyPart, ...MoneyPart[]]
      return { state, reason, paise: alike.reduce((sum, { paise }) => sum + paise, 0) }
    },
  )
  return moneyState.options.flatMap((each) => sums.filter(({ state }) => state === each))
}
