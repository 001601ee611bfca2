// Asks for confirmation before a user is deactivated, activated or deleted, and performs the action.
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../dialogs/use-dialog.tsx'
import { useUserActions } from './use-user-actions.ts'
import type { ActedOn, UserAction } from './user-action.ts'

interface UserActionDialogProps extends DialogProps {
  action: UserAction
  user: ActedOn
  onDeleted: (() => void) | undefined
}

export function UserActionDialog({ action, user, onDeleted, onDone, ...rest }: UserActionDialogProps) {
  const run = useUserActions()
  return (
    <ConfirmDialog
      {...rest}
      {...sentences[action]}
      name={user.name}
      isDanger={action !== 'activate'}
      onConfirm={async () => {
        if (!(await run(action, user))) return
        if (action !== 'delete') return rest.onOpenChange(false)
        onDeleted?.()
        onDone()
      }}
    />
  )
}
