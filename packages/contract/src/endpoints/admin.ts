// The administrator's area (spec §7).
import * as z from 'zod/mini'
import { code, emailWith, givenPassword, newPasswordWith, samePasswords } from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { form, name, optionalLines, says } from '../fields.ts'
import { MAX_LENGTH, PAGE_SIZE } from '../limits.ts'
import { adminSentences as sentences } from '../sentences/admin.ts'
import { authSentences } from '../sentences/auth.ts'
import { requestSentences } from '../sentences/request.ts'
import { atMost, filled, firstOf, type Rule } from '../text-rules.ts'
import { done, moment } from './answers.ts'
import { tokens } from './auth.ts'

const said = z.object({ success: z.literal(true), message: z.string() })
const { signUpFieldsRequired, allFieldsRequired, passwordsDiffer } = sentences

/** The server's secret key; long, but not without bound. */
const secretKey = z
  .string({ error: signUpFieldsRequired })
  .check(says(firstOf(filled(signUpFieldsRequired), atMost(MAX_LENGTH.secretKey))))

const hasSpecial: Rule = (text) =>
  /[^\p{L}\p{M}\p{N}\s]/u.test(text) ? undefined : sentences.passwordNeedsSpecial

export const admin = z.object({ id: z.string(), name: z.string(), email: z.string() })

export const adminLogin = endpoint({
  method: 'POST',
  path: '/admin/login',
  access: 'public',
  summary: 'Sign in as administrator',
  body: form({
    email: emailWith(sentences.loginFieldsRequired),
    password: givenPassword(sentences.loginFieldsRequired),
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
  response: said,
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
  response: said,
})

export const adminForgotPassword = endpoint({
  method: 'POST',
  path: '/admin/forgot-password',
  access: 'public',
  summary: 'Mail an administrator a code for a new password',
  body: form({ email: emailWith(sentences.emailRequired) }),
  response: said,
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
  response: said,
})

/** `total_contributions` in whole rupees. */
export const adminStats = endpoint({
  method: 'GET',
  path: '/admin/dashboard/stats',
  access: 'admin',
  summary: 'Platform totals',
  response: z.object({
    success: z.literal(true),
    message: z.optional(z.string()),
    data: z.object({ total_users: z.number(), total_events: z.number(), total_contributions: z.number() }),
  }),
})

/** `total_collection` in whole rupees. */
export const adminUser = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string(),
  address: z.string(),
  upi_id: z.nullable(z.string()),
  is_active: z.boolean(),
  date_joined: moment,
  total_events: z.number(),
  total_collection: z.number(),
})

/** A whole number from 1 in a query. */
const countUpTo = (max: number, byDefault: number) =>
  z._default(
    z.coerce.number({ error: requestSentences.malformed }).check(
      z.refine((count) => Number.isInteger(count) && count >= 1 && count <= max, {
        error: requestSentences.malformed,
      }),
    ),
    byDefault,
  )

export const adminListUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary: 'Users, newest first, a page at a time, searched by name, e-mail or phone',
  query: form({
    page: countUpTo(1_000_000, 1),
    page_size: countUpTo(100, PAGE_SIZE.adminUsers),
    search: optionalLines(MAX_LENGTH.email),
  }),
  response: z.object({
    success: z.literal(true),
    data: z.object({
      users: z.array(adminUser),
      pagination: z.object({
        total_users: z.number(),
        total_pages: z.number(),
        current_page: z.number(),
        has_next: z.boolean(),
        has_previous: z.boolean(),
      }),
    }),
  }),
})

const userById = z.object({ id: z.uuid() })

export const adminSetUserStatus = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id/status',
  access: 'admin',
  summary: 'Let a user in, or keep a user out; keeping out ends all sessions',
  params: userById,
  body: form({ status: z.enum(['active', 'inactive'], { error: requestSentences.malformed }) }),
  response: said,
})

export const adminDeleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id',
  access: 'admin',
  summary: 'Delete a user who is owed nothing',
  params: userById,
  response: done,
})
