// Reports whether the page is hydrated.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first rendering of the browser, which must match it. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
