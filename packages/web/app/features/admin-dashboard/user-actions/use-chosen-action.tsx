// Opens the confirmation of an action that was chosen in a user's menu, and returns the focus afterwards.

import type { AdminUser } from '@lifafa/contract/endpoints/admin/users'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { useUserActions } from './use-user-actions.ts'
import type { ChosenAction, UserAction } from './user-action.ts'

const loadDialog = async () => (await import('./user-action-dialog.tsx')).UserActionDialog

interface Actions {
  /** `button`: the element to which the focus returns. */
  choose: (action: UserAction, user: AdminUser, button: HTMLElement | null) => void
  dialog: ReactNode
}

/** `heading` receives the focus when the row of a deleted user is removed. */
export function useChosenAction(heading: RefObject<HTMLElement | null>): Actions {
  const runAction = useUserActions()
  const [chosen, setChosen] = useState<ChosenAction>()
  const returnTo = useRef<HTMLElement>(null)
  const { open, close, dialog } = useLazyDialog(loadDialog, {
    chosen,
    finalFocus: () => returnTo.current,
    async onConfirm(confirmed: ChosenAction) {
      if (!(await runAction(confirmed))) return
      if (confirmed.action === 'delete') returnTo.current = heading.current
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
