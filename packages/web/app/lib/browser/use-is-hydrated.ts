// Whether scripts run yet, for components.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server renders and in the browser's first rendering, which has to be the same. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
