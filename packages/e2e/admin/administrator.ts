// Actions of an administrator at the admin login, and a quick sign-in for tests that are not about it.
import type { Answer } from '@lifafa/contract/endpoint'
import { adminLogin, adminRegister, adminVerifyOtp } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { expect, type Page } from '@playwright/test'
import { adminEntries } from '../../web/app/lib/session/session-storage.ts'
import { paths } from '../../web/app/paths.ts'
import { call } from '../server/api.ts'
import { mailedCode } from '../server/emails.ts'
import type { Reachable, Server } from '../server/server.ts'
import { arriveWith } from '../server/stored-session.ts'

export interface Administrator {
  name: string
  email: string
  password: string
}

/** Public: it works in sandboxes only. */
export const SECRET_KEY = 'shagun-501-sandbox'

let administrators = 0

/** An administrator that no other test knows; nothing is registered yet. */
export function someAdministrator(): Administrator {
  administrators += 1
  return {
    name: 'Kavita Rao',
    email: `kavita.${process.pid}.${administrators}@example.com`,
    password: 'marigold-and-maroon',
  }
}

/** Signs an administrator up; the account waits for its code. */
export async function adminSignUp(
  server: Reachable,
  { name, email, password }: Administrator,
): Promise<void> {
  const django_secret_key = SECRET_KEY
  await call(server, adminRegister, {
    body: { name, email, password, confirm_password: password, django_secret_key },
  })
}

/** Opens a verified administrator's account. */
export async function openAdminAccount(
  server: Reachable,
  admin = someAdministrator(),
): Promise<Administrator> {
  await adminSignUp(server, admin)
  const otp_code = await mailedCode(server, admin.email)
  await call(server, adminVerifyOtp, { body: { email: admin.email, otp_code } })
  return admin
}

/** Signs a verified administrator in. */
export const adminLogIn = (
  server: Reachable,
  { email, password }: Administrator,
): Promise<Answer<typeof adminLogin>> => call(server, adminLogin, { body: { email, password } })

/** Fills in and sends the admin login that `page` shows. */
export async function sendAdminLogin(page: Page, { email, password }: Administrator): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** From the admin login to the dashboard. */
export async function signInAsAdmin(page: Page, admin: Administrator): Promise<void> {
  await page.goto(paths.admin.login.href())
  await sendAdminLogin(page, admin)
  await expect(page).toHaveURL(paths.admin.dashboard.href())
}

/** As `signInAsAdmin`, but quicker, and to `path`: `page` must not have visited anything yet. */
export async function arriveAsAdmin(
  page: Page,
  server: Server,
  admin: Administrator,
  path: string = paths.admin.dashboard.href(),
): Promise<void> {
  const { tokens, admin: user } = await adminLogIn(server, admin)
  await arriveWith(page, server, (store) => adminEntries.write(store, { ...tokens, user }), path)
}
