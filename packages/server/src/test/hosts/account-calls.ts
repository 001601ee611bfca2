// Calls of a host's account in tests, and what is stored and mailed of it.
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { aHostWithPassword, PASSWORD, post, signUpForm } from './accounts.ts'

export const register = (test: TestApp, form: object) => post(test, '/register', form)

export const verify = (test: TestApp, email: string, code: unknown) =>
  post(test, '/verify-otp', { email, otp_code: code })

export const signIn = (test: TestApp, email: unknown, password: unknown = PASSWORD) =>
  post(test, '/login', { email, password })

export const openDashboard = (test: TestApp, access: string) =>
  call(test, ['GET', '/dashboard/get_dashboard_data'], { headers: { authorization: `Bearer ${access}` } })

/** An unverified address, its code, and a code that is wrong. */
export async function aWaitingAddress(
  test: TestApp,
): Promise<{ email: string; code: string; wrong: string }> {
  const { email } = signUpForm()
  await register(test, signUpForm({ email }))
  const code = await test.mailedCode(email)
  return { email, code, wrong: code === '000000' ? '000001' : '000000' }
}

export const hostsWith = (test: TestApp, email: string) =>
  test.services.db.selectFrom('hosts').selectAll().where('email', '=', email).execute()

export const hostRow = (test: TestApp, id: string) =>
  test.services.db.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const emailsTo = async (test: TestApp, email: string) =>
  (await test.emails()).filter(({ to }) => to === email)

export const NEW_PASSWORD = 'hibiscus at noon'
export const forgot = (test: TestApp, email: string) => post(test, '/forgot-password', { email })
export const reset = (test: TestApp, email: string, code: string, otherwise: object = {}) =>
  post(test, '/reset-password', {
    email,
    otp_code: code,
    new_password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
    ...otherwise,
  })

export async function aSession(test: TestApp): Promise<{ hostId: string; access: string; token: string }> {
  const { email, id } = await aHostWithPassword(test)
  const { body } = await post(test, '/login', { email, password: PASSWORD })
  return { hostId: id, access: body.tokens.access, token: body.tokens.refresh }
}
export const refresh = (test: TestApp, token: unknown) => post(test, '/token/refresh', { refresh: token })
export const successorOf = async (test: TestApp, token: string): Promise<string> =>
  (await refresh(test, token)).body.refresh
