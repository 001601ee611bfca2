// An action is chosen in a user's menu, confirmed in a dialog, done, and the focus comes back.

import type { AdminUser } from '@lifafa/contract/endpoints/admin-users'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { useUserActions } from './use-user-actions.ts'
import type { ChosenAction, UserAction } from './user-action.ts'

const loadDialog = async () => (await import('./user-action-dialog.tsx')).UserActionDialog

interface Actions {
  /** `button`: where the focus comes back to. */
  choose: (action: UserAction, user: AdminUser, button: HTMLElement | null) => void
  dialog: ReactNode
}

/** `heading` takes the focus when the row of a deleted user is about to go. */
export function useChosenAction(heading: RefObject<HTMLElement | null>): Actions {
  const runAction = useUserActions()
  const [chosen, setChosen] = useState<ChosenAction>()
  const returnTo = useRef<HTMLElement>(null)
  const { open, close, dialog } = useLazyDialog(loadDialog, {
    chosen,
    finalFocus: () => returnTo.current,
    async onConfirm(confirmed: ChosenAction) {
      await runAction(confirmed)
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
