// Endpoints of administrators' accounts: sign up, verify, sign in, reset (docs/specification.md §7), refresh, log out.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { code, currentPassword, emailWith, newPasswordWith, samePasswords } from '../fields/account.ts'
import { form, name, says } from '../fields/schemas.ts'
import { atMost, filled, firstOf, type Rule } from '../fields/text-rules.ts'
import { MAX_LENGTH } from '../limits.ts'
import { adminSentences as sentences } from '../sentences/admin/accounts.ts'
import { authSentences } from '../sentences/auth.ts'
import { profileSentences } from '../sentences/host/profile.ts'
import { done } from './answers.ts'
import { refreshToken, tokens } from './auth.ts'

const message = z.object({ success: z.literal(true), message: z.string() })
const { signUpFieldsRequired, allFieldsRequired, passwordsDiffer } = sentences

/** The server's secret key; long, but bounded. */
const secretKey = z
  .string({ error: signUpFieldsRequired })
  .check(says(firstOf(filled(signUpFieldsRequired), atMost(MAX_LENGTH.secretKey))))

const hasSpecial: Rule = (text) =>
  /[^\p{L}\p{M}\p{N}\s]/u.test(text) ? undefined : sentences.passwordNeedsSpecial

export const admin = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type Admin = z.infer<typeof admin>

export const adminLogin = endpoint({
  method: 'POST',
  path: '/admin/login',
  access: 'public',
  summary: 'Sign in as administrator',
  body: form({
    email: emailWith(sentences.loginFieldsRequired),
    password: currentPassword(sentences.loginFieldsRequired),
  }),
  response: z.object({ success: z.literal(true), message: z.string(), admin, tokens }),
})

export const adminRegister = endpoint({
  method: 'POST',
  path: '/admin/register',
  access: 'public',
  summary: 'Create an administrator; needs the server’s secret key',
  body: form({
    name: name(signUpFieldsRequired, MAX_LENGTH.guestName),
    email: emailWith(signUpFieldsRequired),
    password: newPasswordWith(signUpFieldsRequired),
    confirm_password: z.string({ error: passwordsDiffer }),
    django_secret_key: secretKey,
  }).check(samePasswords('password', 'confirm_password', passwordsDiffer)),
  response: message,
})

export const adminVerifyOtp = endpoint({
  method: 'POST',
  path: '/admin/verify-otp',
  access: 'public',
  summary: 'Verify an administrator’s e-mail address',
  body: form({
    email: emailWith(sentences.emailAndOtpRequired),
    otp_code: code(authSentences.codeInvalid, sentences.otpRequired),
  }),
  response: message,
})

export const adminForgotPassword = endpoint({
  method: 'POST',
  path: '/admin/forgot-password',
  access: 'public',
  summary: 'Mail an administrator a code for a new password',
  body: form({ email: emailWith(sentences.emailRequired) }),
  response: message,
})

export const adminResetPassword = endpoint({
  method: 'POST',
  path: '/admin/reset-password',
  access: 'public',
  summary: 'Set an administrator’s new password with a mailed code',
  body: form({
    email: emailWith(allFieldsRequired),
    otp_code: code(authSentences.resetCodeInvalid, allFieldsRequired),
    new_password: newPasswordWith(allFieldsRequired, hasSpecial),
    confirm_password: z.string({ error: allFieldsRequired }).check(says(filled(allFieldsRequired))),
  }).check(samePasswords('new_password', 'confirm_password', passwordsDiffer)),
  response: message,
})

export const adminRefresh = endpoint({
  method: 'POST',
  path: '/admin/token/refresh',
  access: 'public',
  summary: 'Exchange an administrator’s refresh token for a new pair of tokens',
  body: refreshToken,
  response: tokens,
})

export const adminLogout = endpoint({
  method: 'POST',
  path: '/admin/logout',
  access: 'public',
  summary: 'End the session that an administrator’s refresh token belongs to',
  body: refreshToken,
  response: done,
})

export const adminSignOutEverywhere = endpoint({
  method: 'POST',
  path: '/admin/settings/sign-out-everywhere',
  access: 'admin',
  summary: 'End all sessions of the administrator, this one too',
  response: done,
})

const passwords = {
  current_password: currentPassword(profileSentences.currentPasswordRequired),
  new_password: newPasswordWith(allFieldsRequired, hasSpecial),
}

/** The form's schema: the repetition only guards against typing errors and is not sent. */
export const adminChangePasswordForm = form({
  ...passwords,
  confirm_password: z.string({ error: allFieldsRequired }).check(says(filled(allFieldsRequired))),
}).check(samePasswords('new_password', 'confirm_password', passwordsDiffer))

export const adminChangePassword = endpoint({
  method: 'POST',
  path: '/admin/settings/change-password',
  access: 'admin',
  summary: 'Change the administrator’s password; ends all other sessions',
  body: form(passwords),
  response: done,
})
