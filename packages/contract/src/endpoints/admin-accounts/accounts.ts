// Endpoints of administrators' accounts: sign up, verify, sign in (docs/specification.md §7).
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
import { form, name, says } from '../../fields/schemas.ts'
import { atMost, filled, firstOf } from '../../fields/text-rules.ts'
import { MAX_LENGTH } from '../../limits.ts'
import { adminSentences as sentences } from '../../sentences/admin/accounts.ts'
import { authSentences } from '../../sentences/auth.ts'
import { codeRequested, said } from '../answers.ts'
import { tokens } from '../session-tokens.ts'

const { signUpFieldsRequired, passwordsDiffer } = sentences

/** The server's secret key; long, but bounded. */
const secretKey = z
  .string({ error: signUpFieldsRequired })
  .check(says(firstOf(filled(signUpFieldsRequired), atMost(MAX_LENGTH.secretKey))))

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
  response: codeRequested,
})

export const adminVerifyOtp = endpoint({
  method: 'POST',
  path: '/admin/verify-otp',
  access: 'public',
  summary: 'Verify an administrator’s email address',
  body: form({
    email: emailWith(sentences.emailAndOtpRequired),
    otp_code: code(authSentences.codeInvalid, sentences.otpRequired),
    ticket: codeTicket,
  }),
  response: said,
})
