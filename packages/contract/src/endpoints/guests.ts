// The endpoint of an event box's guests: what they gave, and what of it is paid out (docs/specification.md §3, §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boxId } from '../fields/box-id.ts'
import { moment } from './answers.ts'

/** `amount` in whole rupees; phone and address are null where the payment arrived without them. */
export const guestContribution = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  amount: z.number(),
  address: z.nullable(z.string()),
  created_at: moment,
})
export type GuestContribution = z.infer<typeof guestContribution>

/**
 * The money of a box whose event has ended, in paise. `due_on` is null until the day is set; `wanted`: what the host must
 * save before `wanted_paise` can be sent. `held_until`: until then due payouts wait, because the UPI ID
 * was changed.
 */
export const payoutSummary = z.object({
  paid_paise: z.number(),
  last_paid_at: z.nullable(moment),
  due_paise: z.number(),
  due_on: z.nullable(z.string()),
  wanted: z.nullable(z.enum(['upi-id', 'other-upi-id'])),
  wanted_paise: z.number(),
  held_until: z.nullable(moment),
})
export type PayoutSummary = z.infer<typeof payoutSummary>

export const listGuests = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/guests',
  access: 'host',
  summary: 'The guests who gave to an event box',
  params: z.object({ id: boxId }),
  response: z.object({ guests: z.array(guestContribution), payout: z.optional(payoutSummary) }),
})
