// Endpoints of the administrator's dashboard: totals and users (docs/specification.md §7).
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { countUpTo, form, malformed, optionalLines } from '../../fields/schemas.ts'
import { MAX_LENGTH, PAGE_SIZE } from '../../limits.ts'
import { done, moment, pageNumber, said } from '../answers.ts'

/** `total_contributions` in whole rupees. */
const stats = z.object({ total_users: z.number(), total_events: z.number(), total_contributions: z.number() })
export type AdminStats = z.infer<typeof stats>

export const adminStats = endpoint({
  method: 'GET',
  path: '/admin/dashboard/stats',
  access: 'admin',
  summary: 'Platform totals',
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    data: stats,
  }),
})

/** `is_active`: may sign in. One who is not, though `is_verified`, was deactivated. `total_collection` in whole rupees. */
const adminUser = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string(),
  address: z.string(),
  upi_id: z.nullable(z.string()),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  date_joined: moment,
  total_events: z.number(),
  total_collection: z.number(),
})
export type AdminUser = z.infer<typeof adminUser>

const pageOfUsers = z.object({
  users: z.array(adminUser),
  pagination: z.object({
    total_users: z.number(),
    total_pages: z.number(),
    current_page: z.number(),
    has_next: z.boolean(),
    has_previous: z.boolean(),
  }),
})
export type AdminUserPage = z.infer<typeof pageOfUsers>

/** Counts of one period: gifts, the paise kept of them, new hosts, new event boxes. */
const recent = z.object({ gifts: z.number(), paise: z.number(), users: z.number(), events: z.number() })
export type Recent = z.infer<typeof recent>

export const adminGetRecent = endpoint({
  method: 'GET',
  path: '/admin/dashboard/recent',
  access: 'admin',
  summary: 'Gifts, new users and new events of today, and of the last seven days; days are India’s',
  response: z.object({ success: z.literal(true), today: recent, week: recent }),
})

/** Any white space between two words becomes one space. */
const searched = z.pipe(
  optionalLines(MAX_LENGTH.email),
  z.transform((text) => text.replace(/\s+/g, ' ')),
)

export const userOrder = z.enum(['newest', 'collection'], malformed)
export type UserOrder = z.infer<typeof userOrder>
export const usersShown = z.enum(['all', 'inactive'], malformed)
export type UsersShown = z.infer<typeof usersShown>

export const adminListUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary:
    'Users a page at a time, newest or largest collection first, searched by name, email or phone; all, or those who cannot sign in',
  query: form({
    page: pageNumber,
    page_size: countUpTo(100, PAGE_SIZE.adminUsers),
    search: searched,
    order: z.optional(userOrder),
    show: z.optional(usersShown),
  }),
  response: z.object({
    success: z.literal(true),
    data: pageOfUsers,
  }),
})

const userById = z.object({ id: z.uuid() })

export const adminSetUserStatus = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id/status',
  access: 'admin',
  summary: 'Activate or deactivate a user; deactivation ends all sessions',
  params: userById,
  body: form({ status: z.enum(['active', 'inactive'], malformed) }),
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
