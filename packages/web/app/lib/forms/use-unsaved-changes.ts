// Asks before a page with unsaved changes is left.
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** @param question is asked on navigation to another of our pages; closing the tab shows the browser's own question. */
export function useUnsavedChanges(hasChanges: boolean, question: string): void {
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && currentLocation.pathname !== nextLocation.pathname && !window.confirm(question),
  )
  useEffect(() => {
    if (!hasChanges) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [hasChanges])
}
