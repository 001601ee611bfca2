// Asks before a page is left with changes that nobody has saved.
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** @param question is asked on the way to another page of ours; whoever closes the tab is asked in the browser's words. */
export function useUnsavedChanges(hasChanges: boolean, question: string): void {
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && currentLocation.pathname !== nextLocation.pathname && !window.confirm(question),
  )
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])
}
