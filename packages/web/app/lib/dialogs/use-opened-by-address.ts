// Opens a dialog by a parameter of the address, such as /dashboard?create.
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** Calls `open` when the address has `parameter`, and removes that from the address. */
export function useOpenedByAddress(parameter: string, open: () => void): void {
  const [search, setSearch] = useSearchParams()
  const isRequested = search.has(parameter)
  const openOnce = useEffectEvent(() => {
    // Replaces the history entry: Back and reload do not open the dialog again.
    setSearch(
      (rest) => {
        rest.delete(parameter)
        return rest
      },
      { replace: true },
    )
    open()
  })
  useEffect(() => {
    if (isRequested) openOnce()
  }, [isRequested])
}
