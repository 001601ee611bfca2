// Endpoints of the sessions of a host or an administrator: list them, and end any of them.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { done, moment } from './answers.ts'

/**
 * `browser` and `system` are names, null if the device did not report them or we do not know them. `network` is
 * the address of the last call without its end, null if unknown. `is_this` marks the session of this call.
 */
export const session = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  network: z.nullable(z.string()),
  signed_in_at: moment,
  last_used_at: moment,
  is_this: z.boolean(),
})
export type Session = z.infer<typeof session>

const sessions = z.object({ sessions: z.array(session) })
const byId = z.object({ id: z.uuid() })

export const listSessions = endpoint({
  method: 'GET',
  path: '/settings/user/sessions',
  access: 'host',
  summary: 'Where the host is signed in: the hundred sessions that were used last',
  response: sessions,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/settings/user/sessions/:id',
  access: 'host',
  summary: 'End one session of the host; 404 where it has ended, or is another user’s',
  params: byId,
  response: done,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/settings/user/sessions/end-others',
  access: 'host',
  summary: 'End all sessions of the host but the one that asks',
  response: done,
})

export const adminListSessions = endpoint({
  method: 'GET',
  path: '/admin/settings/sessions',
  access: 'admin',
  summary: 'Where the administrator is signed in: the hundred sessions that were used last',
  response: sessions,
})

export const adminEndSession = endpoint({
  method: 'DELETE',
  path: '/admin/settings/sessions/:id',
  access: 'admin',
  summary: 'End one session of the administrator; 404 where it has ended, or is another user’s',
  params: byId,
  response: done,
})

export const adminEndOtherSessions = endpoint({
  method: 'POST',
  path: '/admin/settings/sessions/end-others',
  access: 'admin',
  summary: 'End all sessions of the administrator but the one that asks',
  response: done,
})

export const adminSignOutEverywhere = endpoint({
  method: 'POST',
  path: '/admin/settings/sign-out-everywhere',
  access: 'admin',
  summary: 'End all sessions of the administrator, this one too',
  response: done,
})
