// The endpoint that counts the open tasks of administrators.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** The number of tasks for an administrator. */
export const adminCountToDo = endpoint({
  method: 'GET',
  path: '/admin/payments/to-do',
  access: 'admin',
  summary: 'The number of open review flags, and of payouts that an administrator must pay or look into',
  response: z.object({ success: z.literal(true), flags: z.number(), payouts: z.number() }),
})
