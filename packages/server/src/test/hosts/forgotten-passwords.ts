// Forgotten passwords of hosts in tests: a mailed code sets NEW_PASSWORD.

import type { TestApp } from '../app.ts'
import { post } from './accounts.ts'

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
