// The endpoint of the host's dashboard (docs/specification.md §3, §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { hostLanguage } from '../languages.ts'
import { linkedAccountObstacle } from '../linked-accounts/states.ts'
import { wrongUpiId } from '../upi-ids/checks.ts'
import { moment } from './answers.ts'
import { hostMoney } from './box-money.ts'
import { guestContribution } from './guests.ts'

export const upcomingEvent = z.object({
  id: z.string(),
  title: z.string(),
  event_type: z.string(),
  event_date: z.string(),
  location: z.string(),
  days_remaining: z.number(),
})
export type UpcomingEvent = z.infer<typeof upcomingEvent>

/** The soonest of the upcoming events; `total_amount` in whole rupees. */
export const nextEvent = z.object({
  id: z.string(),
  total_amount: z.number(),
  last_gift: z.nullable(guestContribution),
})
export type NextEvent = z.infer<typeof nextEvent>

/** The kind of an entry; it chooses the icon. */
export const activityType = z.enum([
  'event-box-created',
  'event-box-updated',
  'event-box-deleted',
  'contribution-received',
  'contribution-refunded',
  'profile-updated',
  'password-changed',
  'upi-id-changed',
  'bank-account-changed',
  'payout-waiting',
  'payout-due',
  'payout-sent',
  'payout-paid',
  'payout-reversed',
  'payout-failed',
])
export type ActivityType = z.infer<typeof activityType>

/**
 * `action` is a short title, `description` the sentence below it. `box`: the name of its event box, where the sentence does not
 * have it.
 */
export const activity = z.object({
  type: activityType,
  action: z.string(),
  description: z.string(),
  box: z.nullable(z.string()),
  created_at: moment,
})
export type Activity = z.infer<typeof activity>

/**
 * `total_amount` in whole rupees. `needs_upi_id`: there is an event box, and neither UPI ID nor bank account to pay its money to. A host with a bank account is asked nothing about the UPI ID. `asks_upi_id`: the host has
 * to say whether the saved one is right, or to save another one; `wrong_upi_id`: why only another one helps. `guests_wait_for`: why nobody can give to the host's event boxes, where
 * gifts go to a linked account; null without an event box. `language`: that of the account, which another device may have changed.
 */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/dashboard/get_dashboard_data',
  access: 'host',
  summary: 'Totals, upcoming events and recent activity',
  response: z.object({
    success: z.literal(true),
    total_amount: z.number(),
    total_guests: z.number(),
    total_giftbooks: z.number(),
    needs_upi_id: z.boolean(),
    asks_upi_id: z.boolean(),
    wrong_upi_id: z.nullable(wrongUpiId),
    guests_wait_for: z.nullable(linkedAccountObstacle),
    language: hostLanguage,
    money: hostMoney,
    upcoming_events: z.array(upcomingEvent),
    next_event: z.nullable(nextEvent),
    recent_activities: z.array(activity),
  }),
})
