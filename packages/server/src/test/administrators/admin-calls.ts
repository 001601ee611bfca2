// Calls of an administrator's account in tests, and what is stored of it.
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { ADMIN_PASSWORD, anAdmin, postAdmin } from './admins.ts'

export const register = (test: TestApp, form: object, remoteAddress?: string) =>
  postAdmin(test, '/register', form, remoteAddress ? { remoteAddress } : {})

export const verify = (test: TestApp, email: string, code: string) =>
  postAdmin(test, '/verify-otp', { email, otp_code: code })

export const signIn = (test: TestApp, email: string, password: unknown = ADMIN_PASSWORD, more = {}) =>
  postAdmin(test, '/login', { email, password }, more)

export const refresh = (test: TestApp, token: string) => postAdmin(test, '/token/refresh', { refresh: token })

export const bearer = (access: string) => ({ headers: { authorization: `Bearer ${access}` } })

/** By a call that any administrator may make, and that changes nothing: its body is invalid. */
export const isAccepted = async (test: TestApp, access: string): Promise<boolean> =>
  (await call(test, ['POST', '/admin/settings/change-password'], { body: {}, ...bearer(access) })).status ===
  400

/** A new administrator, signed in. */
export async function aSession(test: TestApp) {
  const admin = await anAdmin(test)
  const { body } = await signIn(test, admin.email)
  return { ...admin, access: body.tokens.access as string, token: body.tokens.refresh as string }
}

export const adminsWith = (test: TestApp, email: string) =>
  test.services.db.selectFrom('admins').selectAll().where('email', '=', email).execute()

export const codesOf = (test: TestApp, email: string) =>
  test.services.db.selectFrom('codes').selectAll().where('email', '=', email).execute()
