// Endpoints of hosts' accounts: sign in, set a forgotten password anew (docs/specification.md §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { code, codeTicket, currentPassword, email, newPassword, samePasswords } from '../fields/account.ts'
import { form } from '../fields/schemas.ts'
import { hostLanguage } from '../languages.ts'
import { authSentences } from '../sentences/auth.ts'
import { codeRequested, done } from './answers.ts'
import { tokens } from './session-tokens.ts'

export const user = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  address: z.string(),
  upi_id: z.nullable(z.string()),
  language: hostLanguage,
})
export type User = z.infer<typeof user>

const { passwordsDiffer } = authSentences

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Sign in',
  body: form({
    email,
    password: currentPassword(authSentences.passwordRequired),
    /** Chosen on the sign-in page: from now on, the account's. */
    language: z.optional(hostLanguage),
  }),
  response: z.object({ success: z.literal(true), tokens, user, first_login: z.boolean() }),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Mail a code that lets the password be set anew',
  body: form({ email }),
  response: codeRequested,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with a mailed code; ends all sessions',
  body: form({
    email,
    otp_code: code(authSentences.resetCodeInvalid),
    ticket: codeTicket,
    new_password: newPassword,
    confirm_password: z.string({ error: passwordsDiffer }),
  }).check(samePasswords('new_password', 'confirm_password', passwordsDiffer)),
  response: done,
})
