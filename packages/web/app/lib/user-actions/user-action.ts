// The actions of an administrator on a user.

/** The first part of the keys of queries that such an action changes: pages of users, totals, one host. */
export const USERS_KEY = 'admin-users'
export const STATS_KEY = 'admin-stats'
export const HOST_KEY = 'admin-host'

/** `is_active`: may sign in. `is_verified`: the email address. */
export interface ActedOn {
  id: string
  name: string
  is_active: boolean
  is_verified: boolean
}

export type UserAction = 'activate' | 'deactivate' | 'delete'

/** Nobody can activate a user who never verified the email address: the user does, by verifying it. */
export function actionsFor({
  is_active,
  is_verified,
}: Pick<ActedOn, 'is_active' | 'is_verified'>): UserAction[] {
  if (is_active) return ['deactivate', 'delete']
  return is_verified ? ['activate', 'delete'] : ['delete']
}
