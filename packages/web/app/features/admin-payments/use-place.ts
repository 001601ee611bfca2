// Where on the page somebody is, and how to go elsewhere.
import { useSearchParams } from 'react-router'
import { type PaymentsPlace, placeIn, searchOf } from './payments-place.ts'

export function usePlace() {
  const [parameters, setParameters] = useSearchParams()
  const place = placeIn(parameters)
  return {
    place,
    /** `replace`: whoever goes Back does not come to where they are now. */
    goTo: (change: Partial<PaymentsPlace>, replace = false) =>
      setParameters(searchOf({ ...place, ...change }).slice(1), { replace, preventScrollReset: true }),
  }
}
