// Sessions of a host or an administrator in tests: signed in, listed and ended through the API.

import { ADMIN_PASSWORD, anAdmin, postAdmin } from '../administrators/admins.ts'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { aHostWithPassword, PASSWORD, post } from './accounts.ts'

export type Tokens = { access: string; refresh: string }
type From = { headers?: Record<string, string>; remoteAddress?: string }

const calls = (app: TestApp) => ({
  host: {
    path: '/settings/user/sessions',
    account: () => aHostWithPassword(app),
    signIn: (email: string, from: From) => post(app, '/login', { email, password: PASSWORD }, from),
    refresh: (refresh: string, from: From) => post(app, '/token/refresh', { refresh }, from),
  },
  admin: {
    path: '/admin/settings/sessions',
    account: () => anAdmin(app),
    signIn: (email: string, from: From) =>
      postAdmin(app, '/login', { email, password: ADMIN_PASSWORD }, from),
    refresh: (refresh: string, from: From) => postAdmin(app, '/token/refresh', { refresh }, from),
  },
})

/** The calls of one kind of account for its sessions. */
export function sessionCalls(app: TestApp, kind: 'host' | 'admin') {
  const { path, account, signIn, refresh } = calls(app)[kind]
  const aSession = async ({ email }: { email: string }, from: From = {}): Promise<Tokens> =>
    (await signIn(email, from)).body.tokens
  const as = ({ access }: Tokens) => ({ headers: { authorization: `Bearer ${access}` } })
  const list = (session: Tokens) => call(app, ['GET', path], as(session))
  const listed = async (session: Tokens) => (await list(session)).body.sessions
  const idOf = async (session: Tokens): Promise<string> =>
    (await listed(session)).find(({ is_this }: { is_this: boolean }) => is_this).id
  const end = (session: Tokens, id: string) => call(app, ['DELETE', `${path}/${id}`], as(session))
  const endOthers = (session: Tokens) => call(app, ['POST', `${path}/end-others`], as(session))
  return { path, account, aSession, refresh, list, listed, idOf, end, endOthers }
}
