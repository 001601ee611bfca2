// The menu of a user's actions.

import type { AdminUser } from '@lifafa/contract/endpoints/admin/users'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { Trash2, UserCheck, UserX } from 'lucide-react'
import type { RefObject } from 'react'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { actionsFor, type UserAction } from '../../../lib/user-actions/user-action.ts'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'

interface UserMenuProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  anchor: RefObject<HTMLElement | null>
  user: AdminUser
  name: string
  onChoose: (action: UserAction) => void
}

const signs = { activate: UserCheck, deactivate: UserX, delete: Trash2 }

export function UserMenu({ open, onOpenChange, anchor, user, name, onChoose }: UserMenuProps) {
  return (
    <Menu open={open} onOpenChange={onOpenChange} anchor={anchor} label={sentences.actionsFor(name)}>
      {actionsFor(user).map((action) => {
        const Sign = signs[action]
        const { confirm } = sentences[action]
        return (
          <MenuItem key={action} label={confirm} onSelect={() => onChoose(action)}>
            <span className={action === 'delete' ? 'flex gap-3 text-danger' : 'flex gap-3'}>
              <Sign className="size-5 flex-none" aria-hidden="true" />
              {confirm}
            </span>
          </MenuItem>
        )
      })}
    </Menu>
  )
}
