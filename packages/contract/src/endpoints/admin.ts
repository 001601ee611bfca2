// The administrator's area (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { code, emailWith, givenPassword, name, newPassword } from '../fields.ts'
import { MAX_LENGTH, PAGE_SIZE } from '../limits.ts'
import { adminSentences as sentences } from '../sentences/admin.ts'
import { done, moment } from './answers.ts'
import { tokens } from './auth.ts'

const said = z.object({ success: z.literal(true), message: z.string() })
const email = emailWith(sentences.emailRequired)

const samePasswords = (first: string) =>
  z.refine<Record<string, unknown>>((form) => form[first] === form.confirm_password, {
    error: sentences.passwordsDiffer,
    path: ['confirm_password'],
  })

export const admin = z.object({ id: z.string(), name: z.string(), email: z.string() })

export const adminLogin = endpoint({
  method: 'POST',
  path: '/admin/login',
  access: 'public',
  summary: 'Sign in as administrator',
  body: z.object({
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
  body: z
    .object({
      name: name(sentences.signUpFieldsRequired, MAX_LENGTH.guestName),
      email: emailWith(sentences.signUpFieldsRequired),
      password: newPassword,
      confirm_password: z.string({ error: sentences.passwordsDiffer }),
      django_secret_key: givenPassword(sentences.signUpFieldsRequired),
    })
    .check(samePasswords('password')),
  response: said,
})

export const adminVerifyOtp = endpoint({
  method: 'POST',
  path: '/admin/verify-otp',
  access: 'public',
  summary: 'Verify an administrator’s e-mail address',
  body: z.object({ email: emailWith(sentences.emailAndOtpRequired), otp_code: code(sentences.otpRequired) }),
  response: said,
})

export const adminForgotPassword = endpoint({
  method: 'POST',
  path: '/admin/forgot-password',
  access: 'public',
  summary: 'Mail an administrator a code for a new password',
  body: z.object({ email }),
  response: said,
})

export const adminResetPassword = endpoint({
  method: 'POST',
  path: '/admin/reset-password',
  access: 'public',
  summary: 'Set an administrator’s new password with a mailed code',
  body: z
    .object({
      email,
      otp_code: code(sentences.otpRequired),
      new_password: newPassword.check(z.regex(/[^\p{L}\p{N}\s]/u, { error: sentences.passwordNeedsSpecial })),
      confirm_password: z.string({ error: sentences.passwordsDiffer }),
    })
    .check(samePasswords('new_password')),
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

export const adminListUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary: 'Users, newest first, a page at a time, searched by name, e-mail or phone',
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
    page_size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), PAGE_SIZE.adminUsers),
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_LENGTH.email))),
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
  body: z.object({ status: z.enum(['active', 'inactive']) }),
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
