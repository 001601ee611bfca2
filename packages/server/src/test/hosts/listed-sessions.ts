// Sessions of a host or an administrator in tests: signed in, listed and ended through the API.

import type { TestApp } from '../app.ts'
import { AUDIENCES } from '../audiences.ts'
import { call } from '../fixtures.ts'

export type Tokens = { access: string; refresh: string }
type From = { headers?: Record<string, string>; remoteAddress?: string }

/** The calls of one kind of account for its sessions. */
export function sessionCalls(app: TestApp, kind: keyof typeof AUDIENCES) {
  const { post, anAccount, password, settings } = AUDIENCES[kind]
  const path = `${settings}/sessions`
  const account = () => anAccount(app)
  const aSession = async ({ email }: { email: string }, from: From = {}): Promise<Tokens> =>
    (await post(app, '/login', { email, password }, from)).body.tokens
  const refresh = (token: string, from: From = {}) => post(app, '/token/refresh', { refresh: token }, from)
  const logOut = (token: string) => post(app, '/logout', { refresh: token })
  const as = ({ access }: Tokens) => ({ headers: { authorization: `Bearer ${access}` } })
  const list = (session: Tokens) => call(app, ['GET', path], as(session))
  const listed = async (session: Tokens) => (await list(session)).body.sessions
  const idOf = async (session: Tokens): Promise<string> =>
    (await listed(session)).find(({ is_this }: { is_this: boolean }) => is_this).id
  const end = (session: Tokens, id: string) => call(app, ['DELETE', `${path}/${id}`], as(session))
  const endOthers = (session: Tokens) => call(app, ['POST', `${path}/end-others`], as(session))
  return { path, account, aSession, refresh, logOut, list, listed, idOf, end, endOthers }
}
