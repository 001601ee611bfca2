// Asks for confirmation before a user is deactivated, activated or deleted, and performs the action.
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { LazyDialogProps } from '../dialogs/use-lazy-dialog.tsx'
import type { ChosenAction } from './user-action.ts'

interface UserActionDialogProps extends LazyDialogProps {
  /** Undefined until an action has been chosen. */
  chosen: ChosenAction | undefined
  /** Says itself what came of it, and closes the dialog once it is done. */
  onConfirm: (chosen: ChosenAction) => Promise<void>
  /** The element that receives the focus when the dialog closes. */
  finalFocus: () => HTMLElement | null
}

export function UserActionDialog({ chosen, onConfirm, ...rest }: UserActionDialogProps) {
  if (chosen === undefined) return null
  const { action, user } = chosen
  return (
    <ConfirmDialog
      {...rest}
      {...sentences[action]}
      name={user.name}
      isDanger={action !== 'activate'}
      onConfirm={() => onConfirm(chosen)}
    />
  )
}
