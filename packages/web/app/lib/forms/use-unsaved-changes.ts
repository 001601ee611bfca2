// Asks before a page with unsaved changes is left.
import { use, useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { Words } from '../../ui/words.ts'

/** Those of all forms of the page, an open dialog's last: of several blockers, the router asks the newest alone. */
const unsaved = new Set<{ question: string; back: (() => void) | false }>()

/**
 * @param question is asked on navigation to another of our pages; closing the tab shows the browser's own question.
 * @param onBack closes the form's dialog while that is open: Back does so instead of leaving the page, in any browser.
 */
export function useUnsavedChanges(hasChanges: boolean, question: string, onBack: (() => void) | false): void {
  useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const form = [...unsaved].at(-1)
    if (form?.back && historyAction === 'POP') {
      form.back()
      return true
    }
    const isOtherPage = currentLocation.pathname !== nextLocation.pathname
    return form !== undefined && isOtherPage && !window.confirm(form.question)
  })
  const back = useEffectEvent(() => {
    if (onBack) onBack()
  })
  const isOpen = Boolean(onBack)
  useEffect(() => {
    if (!hasChanges) return
    const form = { question, back: isOpen && back }
    unsaved.add(form)
    return () => void unsaved.delete(form)
  }, [hasChanges, question, isOpen])
  useEffect(() => {
    if (!hasChanges) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [hasChanges])
}

/** For the text of a dialog that is lost when it closes. */
export function useTypedText(isTyped: boolean, close: () => void): void {
  const { leaveTyped } = use(Words)
  useUnsavedChanges(isTyped, leaveTyped, () => window.confirm(leaveTyped) && close())
}
