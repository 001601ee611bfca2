// What an administrator can do with a user.
import type { AdminUser } from '@lifafa/contract/endpoints/admin-users'

export type UserAction = 'activate' | 'deactivate' | 'delete'

/** Nobody is shut out twice, or let in who is in. */
export const actionsFor = ({ is_active }: AdminUser): UserAction[] => [
  is_active ? 'deactivate' : 'activate',
  'delete',
]

/** What has been chosen, and waits for a yes. */
export interface ChosenAction {
  action: UserAction
  user: AdminUser
}
