// Summarizes a box's payouts for its host.
import type { PayoutSummary } from '@lifafa/contract/endpoints/guests'
import type { Paise, Row } from '../../../db/tables.ts'
import { wantsUpiId } from './obstacle.ts'
import { LEAST_PAISE } from './payouts.ts'
import { isOnTheWay, isUnsent } from './states.ts'

type Payout = Pick<
  Row<'payouts'>,
  'state' | 'amount_paise' | 'upi_id' | 'due_on' | 'paid_at' | 'hold' | 'check_at'
>

const sum = (payouts: readonly Payout[]): Paise =>
  payouts.reduce((paise, { amount_paise }) => paise + amount_paise, 0)

/**
 * `owedPaise`: by the ledger. What is owed and not yet a payout (it came later, or a payout has just failed) is due,
 * too. Undefined where nothing is owed and nothing was paid.
 */
export function summaryOf(payouts: readonly Payout[], owedPaise: Paise): PayoutSummary | undefined {
  const paid = payouts.filter(({ state }) => state === 'processed')
  const wanting = payouts.filter(wantsUpiId)
  const coming = payouts.filter(
    (payout) => (isUnsent(payout) || isOnTheWay(payout)) && !wanting.includes(payout),
  )
  const wantedPaise = sum(wanting)
  const duePaise = owedPaise - wantedPaise
  const isDue = duePaise >= LEAST_PAISE
  if (payouts.length === 0 || (paid.length === 0 && !isDue && wantedPaise === 0)) return undefined
  const held = coming.flatMap(({ hold, check_at }) =>
    hold === 'upi-id-changed' && check_at ? [check_at] : [],
  )
  const lastPaid = Math.max(...paid.map(({ paid_at }) => paid_at?.getTime() ?? 0))
  return {
    paid_paise: sum(paid),
    last_paid_at: paid.length > 0 ? new Date(lastPaid).toISOString() : null,
    due_paise: isDue ? duePaise : 0,
    due_on:
      coming
        .map(({ due_on }) => due_on)
        .sort()
        .at(-1) ?? null,
    wanted:
      wantedPaise === 0 ? null : wanting.some(({ upi_id }) => upi_id !== null) ? 'other-upi-id' : 'upi-id',
    wanted_paise: wantedPaise,
    held_until:
      held
        .sort((a, b) => a.getTime() - b.getTime())
        .at(-1)
        ?.toISOString() ?? null,
  }
}
