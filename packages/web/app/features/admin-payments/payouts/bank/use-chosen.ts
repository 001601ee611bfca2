// The payouts that were chosen for the bank's file, over all pages of one group.
import type { Answer } from '@lifafa/contract/endpoint'
import { isForFile } from '@lifafa/contract/endpoints/admin/bank-files'
import type { AdminPayout, adminListPayouts, PayoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import { useState } from 'react'

/** Paise by the payout's id. */
type Chosen = ReadonlyMap<string, number>

const NONE: Chosen = new Map()

/** True where it can be paid by hand, among others, to a UPI ID or a bank account. */
export const isChoosable = ({ actions, upi_id, bank_account, hold_reason }: AdminPayout): boolean =>
  actions.includes('pay-by-hand') && (upi_id ?? bank_account) !== null && isForFile(hold_reason)

/** Somebody has to decide first, or the host has to act: it is chosen alone, never with all others of its page. */
export const needsPerson = ({ hold }: AdminPayout): boolean => hold !== null && hold !== 'not-before'

/** Then there is nothing to list for the bank, nor a file that could come back from it. */
export const hasNothingByHand = (
  data: Pick<Answer<typeof adminListPayouts>, 'payouts' | 'open_batches'> | undefined,
): boolean => data !== undefined && data.open_batches.length === 0 && !data.payouts.some(isChoosable)

export interface Choice {
  chosen: Chosen
  choose: (payouts: readonly AdminPayout[], isChosen: boolean) => void
  clear: () => void
}

/** Another group begins with none chosen. */
export function useChosen(group: PayoutGroup): Choice {
  const [state, setState] = useState({ group, chosen: NONE })
  const chosen = state.group === group ? state.chosen : NONE
  return {
    chosen,
    choose(payouts, isChosen) {
      const next = new Map(chosen)
      for (const { id, amount_paise } of payouts) {
        if (isChosen) next.set(id, amount_paise)
        else next.delete(id)
      }
      setState({ group, chosen: next })
    },
    clear: () => setState({ group, chosen: NONE }),
  }
}
