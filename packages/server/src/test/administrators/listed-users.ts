// The administrators' list of users in tests.

import type { TestApp } from '../app.ts'
import { insertHost, type NewRow, SOME_TIME } from '../rows.ts'
import type { SignedInAdmin } from './admins.ts'

export const users = async (admin: SignedInAdmin, query = '') =>
  (await admin.call(['GET', `/admin/users?${query}`])).body.data
export const namesFound = async (admin: SignedInAdmin, search: string): Promise<string[]> => {
  const { users: found } = await users(admin, `page_size=100&search=${encodeURIComponent(search)}`)
  return found.map(
    (user: { first_name: string; last_name: string }) => `${user.first_name} ${user.last_name}`,
  )
}
export const aHost = (app: TestApp, host: Partial<NewRow<'hosts'>>) => insertHost(app.services.db, host)
export const minutesLater = (minutes: number) => new Date(SOME_TIME.getTime() + minutes * 60_000)
