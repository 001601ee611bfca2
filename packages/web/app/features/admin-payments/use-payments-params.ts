// Reads and changes the section, list and page in the address.
import { useSearchState } from '../../lib/links/use-search-state.ts'
import { type PaymentsParams, paymentsSearch } from './payments-params.ts'

export function usePaymentsParams() {
  const [params, change] = useSearchState(paymentsSearch)
  const goTo = (to: Partial<PaymentsParams>, replace = false) => change(to, { replace })
  return { params, goTo }
}
