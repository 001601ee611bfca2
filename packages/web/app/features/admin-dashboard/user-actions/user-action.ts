// The actions of an administrator on a user.
import type { AdminUser } from '@lifafa/contract/endpoints/admin/users'

export type UserAction = 'activate' | 'deactivate' | 'delete'

/** An inactive user cannot be deactivated again, nor an active one activated. */
export const actionsFor = ({ is_active }: AdminUser): UserAction[] => [
  is_active ? 'deactivate' : 'activate',
  'delete',
]

/** The chosen action, which waits for confirmation. */
export interface ChosenAction {
  action: UserAction
  user: AdminUser
}
