// The button that opens a user's menu.

import type { AdminUser } from '@lifafa/contract/endpoints/admin/users'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { EllipsisVertical } from 'lucide-react'
import { useRef } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import type { UserAction } from '../../../lib/user-actions/user-action.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'

const loadMenu = async () => (await import('./user-menu.tsx')).UserMenu

interface UserMenuButtonProps {
  user: AdminUser
  name: string
  /** Also receives the button, to which the focus returns. */
  onChoose: (action: UserAction, button: HTMLElement | null) => void
}

export function UserMenuButton({ user, name, onChoose }: UserMenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const menu = useDialog(loadMenu, {
    anchor,
    user,
    name,
    onChoose: (action: UserAction) => onChoose(action, anchor.current),
  })
  return (
    <>
      <button
        ref={anchor}
        type="button"
        {...menu.trigger.props}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-label={sentences.actionsFor(name)}
        className="flex size-12 items-center justify-center rounded-full text-muted hover:bg-maroon-wash hover:text-maroon"
      >
        {menu.trigger.isOpening ? (
          <Spinner className="size-5" />
        ) : (
          <EllipsisVertical className="size-5" aria-hidden="true" />
        )}
      </button>
      {menu.dialog}
    </>
  )
}
