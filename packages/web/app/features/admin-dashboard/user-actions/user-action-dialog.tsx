// Asks before a user is kept out, let in or deleted, and does it.
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin-users'
import { ConfirmDialog } from '../../../lib/dialogs/confirm-dialog.tsx'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { fullName } from '../full-name.ts'
import type { ChosenAction } from './user-action.ts'

interface UserActionDialogProps extends LazyDialogProps {
  /** Undefined until something has been chosen. */
  chosen: ChosenAction | undefined
  /** Throws ApiError. */
  onConfirm: (chosen: ChosenAction) => Promise<void>
  /** Where the focus goes when it closes. */
  finalFocus: () => HTMLElement | null
}

export function UserActionDialog({ chosen, onConfirm, ...rest }: UserActionDialogProps) {
  if (chosen === undefined) return null
  const { action, user } = chosen
  return (
    // What went wrong with one action is not told of another.
    <ConfirmDialog
      key={`${action} ${user.id}`}
      {...rest}
      {...sentences[action]}
      name={fullName(user)}
      isDanger={action !== 'activate'}
      onConfirm={() => onConfirm(chosen)}
    />
  )
}
