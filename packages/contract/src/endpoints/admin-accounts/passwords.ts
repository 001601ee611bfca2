// Endpoints of administrators' passwords: ask for a code, reset (docs/specification.md §7), change.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  code,
  codeTicket,
  currentPassword,
  emailWith,
  newPasswordWith,
  samePasswords,
} from '../../fields/account.ts'
import { form, says } from '../../fields/schemas.ts'
import { filled, type Rule } from '../../fields/text-rules.ts'
import { adminSentences as sentences } from '../../sentences/admin/accounts.ts'
import { authSentences } from '../../sentences/auth.ts'
import { profileSentences } from '../../sentences/host/profile.ts'
import { codeRequested, done, said } from '../answers.ts'

const { allFieldsRequired, passwordsDiffer } = sentences

const hasSpecial: Rule = (text) =>
  /[^\p{L}\p{M}\p{N}\s]/u.test(text) ? undefined : sentences.passwordNeedsSpecial

export const adminForgotPassword = endpoint({
  method: 'POST',
  path: '/admin/forgot-password',
  access: 'public',
  summary: 'Mail an administrator a code for a new password',
  body: form({ email: emailWith(sentences.emailRequired) }),
  response: codeRequested,
})

export const adminResetPassword = endpoint({
  method: 'POST',
  path: '/admin/reset-password',
  access: 'public',
  summary: 'Set an administrator’s new password with a mailed code',
  body: form({
    email: emailWith(allFieldsRequired),
    otp_code: code(authSentences.resetCodeInvalid, allFieldsRequired),
    ticket: codeTicket,
    new_password: newPasswordWith(allFieldsRequired, hasSpecial),
    confirm_password: z.string({ error: allFieldsRequired }).check(says(filled(allFieldsRequired))),
  }).check(samePasswords('new_password', 'confirm_password', passwordsDiffer)),
  response: said,
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
