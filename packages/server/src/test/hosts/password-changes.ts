// Changes of passwords by signed-in hosts in tests.
import type { Row } from '../../db/tables.ts'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { signIn } from './account-calls.ts'
import { PASSWORD, post } from './accounts.ts'

export const CHANGE = ['POST', '/settings/user/change-password'] as const
export const NEW_PASSWORD = 'hibiscus at noon'

export const passwordForm = (otherwise: object = {}) => ({
  current_password: PASSWORD,
  new_password: NEW_PASSWORD,
  ...otherwise,
})
export type Tokens = { access: string; refresh: string }

export const sessionOf = async (app: TestApp, host: Row<'hosts'>): Promise<Tokens> =>
  (await signIn(app, host.email)).body.tokens

export const refresh = (app: TestApp, session: Tokens) =>
  post(app, '/token/refresh', { refresh: session.refresh })

export const changePassword = (app: TestApp, { access }: Tokens, body: object = passwordForm()) =>
  call(app, CHANGE, { body, headers: { authorization: `Bearer ${access}` } })

export const feedOf = (app: TestApp, { id }: Row<'hosts'>) =>
  app.services.db
    .selectFrom('activities')
    .select(['action', 'event_box_id', 'created_at'])
    .where('host_id', '=', id)
    .execute()
