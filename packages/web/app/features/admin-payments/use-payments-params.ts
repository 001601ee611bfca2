// Reads and changes the section, list and page in the address.
import { useSearchParams } from 'react-router'
import { type PaymentsParams, readParams, searchOf } from './payments-params.ts'

export function usePaymentsParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  const params = readParams(searchParams)
  return {
    params,
    /** `replace`: replaces the entry in the browser's history. */
    goTo: (change: Partial<PaymentsParams>, replace = false) =>
      setSearchParams(searchOf({ ...params, ...change }).slice(1), { replace, preventScrollReset: true }),
  }
}
