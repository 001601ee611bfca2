// A deed is chosen in a user's menu, confirmed in a dialog, done, and the focus comes back.

import type { AdminUser } from '@lifafa/contract/endpoints/admin-users'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { useUserDeeds } from './use-user-deeds.ts'
import type { ChosenDeed, UserDeed } from './user-deed.ts'

const loadDialog = async () => (await import('./user-deed-dialog.tsx')).UserDeedDialog

interface Deeds {
  /** `button`: where the focus comes back to. */
  choose: (deed: UserDeed, user: AdminUser, button: HTMLElement | null) => void
  dialog: ReactNode
}

/** `heading` takes the focus when the row of a deleted user is about to go. */
export function useChosenDeed(heading: RefObject<HTMLElement | null>): Deeds {
  const doDeed = useUserDeeds()
  const [chosen, setChosen] = useState<ChosenDeed>()
  const returnTo = useRef<HTMLElement>(null)
  const { open, close, dialog } = useLazyDialog(loadDialog, {
    chosen,
    finalFocus: () => returnTo.current,
    async onConfirm(confirmed: ChosenDeed) {
      await doDeed(confirmed)
      if (confirmed.deed === 'delete') returnTo.current = heading.current
      close()
    },
  })
  return {
    choose(deed, user, button) {
      returnTo.current = button
      setChosen({ deed, user })
      void open()
    },
    dialog,
  }
}
