// Asks for confirmation before a user is deactivated, activated or deleted, and performs the action.
import {
  type AdminUserPage,
  adminDeleteUser,
  adminSetUserStatus,
} from '@lifafa/contract/endpoints/admin/users'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../ui/overlays/toasts.ts'
import { adminCall } from '../calls/admin-api.ts'
import { nullIfMissing } from '../calls/null-if-missing.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../dialogs/use-dialog.tsx'
import { bulleted, sentencesOf } from '../network/api-error.ts'
import { type ActedOn, HOST_KEY, STATS_KEY, USERS_KEY, type UserAction } from './user-action.ts'

interface UserActionDialogProps extends DialogProps {
  action: UserAction
  user: ActedOn
  /** Called once the user is deleted, before the focus moves. */
  onDeleted?: () => void
}

export function UserActionDialog({ action, user, onDeleted, ...rest }: UserActionDialogProps) {
  const queries = useQueryClient()
  const refetch = (...queryKey: string[]) => void queries.invalidateQueries({ queryKey })

  async function setStatus(isActive: boolean) {
    const status = isActive ? 'active' : 'inactive'
    await adminCall(adminSetUserStatus, { params: { id: user.id }, body: { status } })
    const changed = ({ users, ...others }: AdminUserPage): AdminUserPage => ({
      ...others,
      users: users.map((each) => (each.id === user.id ? { ...each, is_active: isActive } : each)),
    })
    queries.setQueriesData<AdminUserPage>({ queryKey: [USERS_KEY] }, (page) => page && changed(page))
    notify.success(sentences.statusUpdated(status))
    // A list that is being fetched may not include the change yet.
    refetch(USERS_KEY)
    refetch(HOST_KEY, user.id)
    rest.onOpenChange(false)
  }

  async function remove() {
    // A user who no longer exists, after another's deletion or a lost answer, counts as deleted.
    await adminCall(adminDeleteUser, { params: { id: user.id } }).catch(nullIfMissing)
    notify.success(sentences.userDeleted)
    refetch(USERS_KEY)
    refetch(STATS_KEY)
    onDeleted?.()
    rest.onDone()
  }

  async function run() {
    const failed = action === 'delete' ? sentences.deleteFailed : sentences.statusFailed
    try {
      await (action === 'delete' ? remove() : setStatus(action === 'activate'))
    } catch (error) {
      notify.error(failed(bulleted(sentencesOf(error))))
    }
  }

  return (
    <ConfirmDialog
      {...rest}
      {...sentences[action]}
      name={user.name}
      isDanger={action !== 'activate'}
      onConfirm={run}
    />
  )
}
