// The profile in tests: its calls, its form, and what is stored.
import type { TestApp } from '../app.ts'
import type { SignedInHost } from '../fixtures.ts'

export const READ_PROFILE = ['GET', '/settings/user'] as const
export const UPDATE_PROFILE = ['PATCH', '/settings/user/update'] as const

export const profileForm = (otherwise: object = {}) => ({
  first_name: 'मीरा',
  last_name: 'Nair-Menon',
  email: 'somebody.else@example.com',
  phone_number: '9123456780',
  address: '4 Beach Road\nAlappuzha',
  upi_id: 'me@okbank',
  ...otherwise,
})

export const feedOf = (app: TestApp, host: SignedInHost) =>
  app.services.db
    .selectFrom('activities')
    .select(['action', 'event_box_id', 'created_at'])
    .where('host_id', '=', host.row.id)
    .execute()
