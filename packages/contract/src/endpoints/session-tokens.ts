// Endpoints of the tokens of a session, of a host or an administrator: refresh, log out. Every page of theirs loads them.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { form, malformed } from '../fields/schemas.ts'
import { done } from './answers.ts'

export const tokens = z.object({ access: z.string(), refresh: z.string() })
export type Tokens = z.infer<typeof tokens>

const refreshToken = form({ refresh: z.string(malformed).check(z.regex(/^\S{1,200}$/, malformed)) })

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/token/refresh',
  access: 'public',
  summary: 'Exchange a refresh token for a new pair of tokens',
  body: refreshToken,
  response: tokens,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'End the session that a refresh token belongs to',
  body: refreshToken,
  response: done,
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
