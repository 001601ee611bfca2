// Hosts and administrators in tests of what both can do: their calls, accounts and passwords.
import { ADMIN_PASSWORD, anAdmin, postAdmin } from './administrators/admins.ts'
import { NEW_PASSWORD } from './hosts/account-calls.ts'
import { aHostWithPassword, PASSWORD, post } from './hosts/accounts.ts'

export const AUDIENCES = {
  host: {
    post,
    anAccount: aHostWithPassword,
    password: PASSWORD,
    newPassword: NEW_PASSWORD,
    settings: '/settings/user',
  },
  admin: {
    post: postAdmin,
    anAccount: anAdmin,
    password: ADMIN_PASSWORD,
    newPassword: `${NEW_PASSWORD}!`,
    settings: '/admin/settings',
  },
}
