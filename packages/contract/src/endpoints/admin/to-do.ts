// The endpoint that counts the open tasks of administrators.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** The number of tasks for an administrator. */
export const adminCountToDo = endpoint({
  method: 'GET',
  path: '/admin/payments/to-do',
  access: 'admin',
  summary:
    'The number of open review flags, of payouts that an administrator must pay or look into, and of corrections that wait for the caller',
  response: z.object({
    success: z.literal(true),
    flags: z.number(),
    payouts: z.number(),
    /** Corrections of others that wait for the caller. */
    corrections: z.number(),
  }),
})
