// Reads and changes the section, list and page in the address.
import { useSearchParams } from 'react-router'
import { type PaymentsPlace, placeIn, searchOf } from './payments-place.ts'

export function usePlace() {
  const [parameters, setParameters] = useSearchParams()
  const place = placeIn(parameters)
  return {
    place,
    /** `replace`: replaces the entry in the browser's history. */
    goTo: (change: Partial<PaymentsPlace>, replace = false) =>
      setParameters(searchOf({ ...place, ...change }).slice(1), { replace, preventScrollReset: true }),
  }
}
