// Asks before a page with unsaved changes is left.
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Those of all forms of the page: of several blockers, the router asks the newest alone. */
const unsaved = new Set<{ question: string }>()

/** @param question is asked on navigation to another of our pages; closing the tab shows the browser's own question. */
export function useUnsavedChanges(hasChanges: boolean, question: string): void {
  useBlocker(({ currentLocation, nextLocation }) => {
    const [form] = unsaved
    const isOtherPage = currentLocation.pathname !== nextLocation.pathname
    return form !== undefined && isOtherPage && !window.confirm(form.question)
  })
  useEffect(() => {
    if (!hasChanges) return
    const form = { question }
    unsaved.add(form)
    return () => void unsaved.delete(form)
  }, [hasChanges, question])
  useEffect(() => {
    if (!hasChanges) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [hasChanges])
}
