// Opens the confirmation of an action on a user.
import type { ReactNode, RefObject } from 'react'
import { useDialog } from '../dialogs/use-dialog.tsx'
import type { ActedOn, UserAction } from './user-action.ts'

const loadDialog = async () => (await import('./user-action-dialog.tsx')).UserActionDialog

interface Actions {
  /** `button`: the element to which the focus returns. */
  choose: (action: UserAction, user: ActedOn, button: HTMLElement | null) => void
  dialog: ReactNode
}

/** `heading` receives the focus when a deleted user leaves the page. `onDeleted` is called before that. */
export function useChosenAction(heading: RefObject<HTMLElement | null>, onDeleted?: () => void): Actions {
  const { open, dialog } = useDialog(loadDialog, { onDeleted }, heading)
  return { choose: (action, user, button) => void open({ action, user }, button), dialog }
}
