// Opens the confirmation of an action on a user that was chosen, and returns the focus afterwards.

import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx'
import { useUserActions } from './use-user-actions.ts'
import type { ActedOn, ChosenAction, UserAction } from './user-action.ts'

const loadDialog = async () => (await import('./user-action-dialog.tsx')).UserActionDialog

interface Actions {
  /** `button`: the element to which the focus returns. */
  choose: (action: UserAction, user: ActedOn, button: HTMLElement | null) => void
  dialog: ReactNode
}

/** `heading` receives the focus when what shows a deleted user is removed. `onDeleted` is called before that. */
export function useChosenAction(heading: RefObject<HTMLElement | null>, onDeleted?: () => void): Actions {
  const runAction = useUserActions()
  const [chosen, setChosen] = useState<ChosenAction>()
  const returnTo = useRef<HTMLElement>(null)
  const { open, close, dialog } = useLazyDialog(loadDialog, {
    chosen,
    finalFocus: () => returnTo.current,
    async onConfirm(confirmed: ChosenAction) {
      if (!(await runAction(confirmed))) return
      if (confirmed.action === 'delete') {
        onDeleted?.()
        returnTo.current = heading.current
      }
      close()
    },
  })
  return {
    choose(action, user, button) {
      returnTo.current = button
      setChosen({ action, user })
      void open()
    },
    dialog,
  }
}
