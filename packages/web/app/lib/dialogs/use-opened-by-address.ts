// Opens a dialog for whoever followed a link that asks for it, such as /dashboard?create.
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** Calls `open` when the address carries `parameter`, and takes that out of the address. */
export function useOpenedByAddress(parameter: string, open: () => void): void {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has(parameter)
  const openOnce = useEffectEvent(() => {
    // Whoever comes back or loads the page anew has asked before.
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
    if (isAsked) openOnce()
  }, [isAsked])
}
