// What an administrator can do with a user.
import type { AdminUser } from '@lifafa/contract/endpoints/admin-users'

export type UserDeed = 'activate' | 'deactivate' | 'delete'

/** Nobody is shut out twice, or let in who is in. */
export const deedsFor = ({ is_active }: AdminUser): UserDeed[] => [
  is_active ? 'deactivate' : 'activate',
  'delete',
]

/** What has been chosen, and waits for a yes. */
export interface ChosenDeed {
  deed: UserDeed
  user: AdminUser
}
