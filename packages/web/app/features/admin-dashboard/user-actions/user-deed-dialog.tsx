// Asks before a user is kept out, let in or deleted, and does it.
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin-users'
import { ConfirmDialog } from '../../../lib/dialogs/confirm-dialog.tsx'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { fullName } from '../full-name.ts'
import type { ChosenDeed } from './user-deed.ts'

interface UserDeedDialogProps extends LazyDialogProps {
  /** Undefined until something has been chosen. */
  chosen: ChosenDeed | undefined
  /** Throws ApiError. */
  onConfirm: (chosen: ChosenDeed) => Promise<void>
  /** Where the focus goes when it closes. */
  finalFocus: () => HTMLElement | null
}

export function UserDeedDialog({ chosen, onConfirm, ...rest }: UserDeedDialogProps) {
  if (chosen === undefined) return null
  const { deed, user } = chosen
  return (
    // What went wrong with one deed is not told of another.
    <ConfirmDialog
      key={`${deed} ${user.id}`}
      {...rest}
      {...sentences[deed]}
      name={fullName(user)}
      isDanger={deed !== 'activate'}
      onConfirm={() => onConfirm(chosen)}
    />
  )
}
