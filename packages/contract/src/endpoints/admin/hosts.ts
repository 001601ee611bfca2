// Endpoints of administrators for one host: who it is, money, event boxes, payouts, activity, sessions.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId } from '../../fields/box-id.ts'
import { form } from '../../fields/schemas.ts'
import { payoutHold } from '../../payout-holds.ts'
import { done, moment, pageNumber, pagination } from '../answers.ts'
import { adminPayout } from './payouts.ts'

const ok = z.literal(true)
const hostById = z.object({ id: z.uuid() })
const paged = form({ page: pageNumber })

const sum = z.object({ count: z.number(), paise: z.number() })

/**
 * What the guests gave and what became of it, by the books. `owed_paise`: all that is owed, what is on its way included; less than 0
 * where the host owes us. `unplanned_paise`: of it, what is in no payout yet, as before the end of an event.
 */
const moneyOfHost = z.object({
  received: sum,
  owed_paise: z.number(),
  unplanned_paise: z.number(),
  due: sum,
  held: z.array(z.object({ hold: payoutHold, count: z.number(), paise: z.number() })),
  on_the_way: sum,
  paid: sum,
})
export type MoneyOfHost = z.infer<typeof moneyOfHost>

/** `upi_id_waits_until`: until then nothing is sent to a UPI ID that was just changed. `is_verified`: the email address. */
const hostCard = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  upi_id: z.nullable(z.string()),
  upi_id_waits_until: z.nullable(moment),
  is_verified: z.boolean(),
  deactivated_at: z.nullable(moment),
  joined_at: moment,
})
export type HostCard = z.infer<typeof hostCard>

/** `last_used_at` is null where the host is signed in nowhere; `browser` and `system` of that session, where they are known. */
const sessionsOfHost = z.object({
  count: z.number(),
  last_used_at: z.nullable(moment),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
})
export type SessionsOfHost = z.infer<typeof sessionsOfHost>

export const adminGetHost = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  access: 'admin',
  summary: 'A user: contact details, money by state, sessions; 404 where unknown or deleted',
  params: hostById,
  response: z.object({ success: ok, host: hostCard, money: moneyOfHost, sessions: sessionsOfHost }),
})

/** `kept_paise`: of `contributions`, less what was refunded. `is_deleted`: its host has deleted it. */
const boxOfHost = z.object({
  id: z.string(),
  name: z.string(),
  event_date: z.string(),
  is_deleted: z.boolean(),
  contributions: z.number(),
  kept_paise: z.number(),
  owed_paise: z.number(),
  paid_paise: z.number(),
})
export type BoxOfHost = z.infer<typeof boxOfHost>

export const adminListBoxesOfHost = endpoint({
  method: 'GET',
  path: '/admin/users/:id/boxes',
  access: 'admin',
  summary: 'The event boxes of a user with their totals, newest first, deleted ones included',
  params: hostById,
  query: paged,
  response: z.object({ success: ok, boxes: z.array(boxOfHost), pagination }),
})

export const adminListPayoutsOfHost = endpoint({
  method: 'GET',
  path: '/admin/users/:id/payouts',
  access: 'admin',
  summary: 'The payouts to a user, newest first',
  params: hostById,
  query: paged,
  response: z.object({ success: ok, payouts: z.array(adminPayout), pagination }),
})

const activityOfHost = z.object({ at: moment, title: z.string(), text: z.string() })
export type ActivityOfHost = z.infer<typeof activityOfHost>

export const adminListActivitiesOfHost = endpoint({
  method: 'GET',
  path: '/admin/users/:id/activities',
  access: 'admin',
  summary: 'The activity feed of a user, newest first',
  params: hostById,
  query: paged,
  response: z.object({ success: ok, activities: z.array(activityOfHost), pagination }),
})

/** `phone` is masked. `reference`: the bank's. `kept_paise`: less what was refunded. */
const contributionOfBox = z.object({
  id: z.string(),
  payment_id: z.string(),
  guest: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  amount_paise: z.number(),
  kept_paise: z.number(),
  reference: z.nullable(z.string()),
  at: moment,
})
export type ContributionOfBox = z.infer<typeof contributionOfBox>

export const adminListContributionsOfBox = endpoint({
  method: 'GET',
  path: '/admin/boxes/:id/contributions',
  access: 'admin',
  summary: 'The contributions to an event box, newest first; 404 where the box is unknown',
  params: z.object({ id: boxId }),
  query: paged,
  response: z.object({
    success: ok,
    box: z.object({ id: z.string(), name: z.string() }),
    contributions: z.array(contributionOfBox),
    pagination,
  }),
})

export const adminEndSessionsOfHost = endpoint({
  method: 'POST',
  path: '/admin/users/:id/end-sessions',
  access: 'admin',
  summary: 'Sign a user out on all devices',
  params: hostById,
  response: done,
})
