// Endpoints of administrators for one host: who it is, money, event boxes, payouts, activity, sessions.
import * as z from 'zod/mini'
import { moneyReason, moneyState } from '../../box-money/money-states.ts'
import { endpoint } from '../../endpoint.ts'
import { boxId } from '../../fields/box-id.ts'
import { form } from '../../fields/schemas.ts'
import { earlierAccount, linkedAccountState } from '../../linked-accounts/states.ts'
import { ownership, unansweredWhy, upiIdCheckState } from '../../upi-ids/checks.ts'
import { done, moment, ok, pageNumber, pagination } from '../answers.ts'
import { moneySums } from '../box-money.ts'
import { adminPayout } from './payouts.ts'

const hostById = z.object({ id: z.uuid() })
const paged = form({ page: pageNumber })

/**
 * The money of all boxes of the host, by the states and reasons that the host is told (decision 39). `gifts`: those that did not go back
 * as a whole. `open`: what was not sent on, in the order of `moneyState`.
 */
const moneyOfHost = z.object({
  gifts: z.number(),
  sums_paise: moneySums,
  open: z.array(z.object({ state: moneyState, reason: z.nullable(moneyReason), paise: z.number() })),
})
export type MoneyOfHost = z.infer<typeof moneyOfHost>

/** The bank's answer about the UPI ID. `score` is the provider's: how alike the names are, from 0 to 100. */
const checkedUpiId = z.object({
  state: upiIdCheckState,
  why: z.nullable(unansweredWhy),
  registered_name: z.nullable(z.string()),
  score: z.nullable(z.number()),
  answer: z.nullable(ownership),
  asked_at: z.nullable(moment),
})
export type CheckedUpiId = z.infer<typeof checkedUpiId>

/**
 * The account of the saved UPI ID. `account_id` is the provider's, null until it has answered. `refusal` has the provider's words.
 */
const linkedAccountOfHost = z.object({
  state: linkedAccountState,
  account_id: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
})
export type LinkedAccountOfHost = z.infer<typeof linkedAccountOfHost>

/** `upi_id_waits_until`: until then nothing is sent, since UPI ID or bank account was just changed. `bank_account`: the last digits. `is_verified`: the email address. */
const hostCard = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  upi_id: z.nullable(z.string()),
  upi_id_waits_until: z.nullable(moment),
  upi_id_check: z.nullable(checkedUpiId),
  bank_account: z.nullable(
    z.object({ last_digits: z.string(), ifsc: z.string(), account_name: z.string(), check: checkedUpiId }),
  ),
  linked_account: z.nullable(linkedAccountOfHost),
  earlier_accounts: z.array(earlierAccount),
  is_verified: z.boolean(),
  deactivated_at: z.nullable(moment),
  joined_at: moment,
})
export type HostCard = z.infer<typeof hostCard>

/** `last_used_at` is null if the host is signed in nowhere; `browser` and `system` of that session, where they are known. */
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

/**
 * `kept_paise` is the sum of `contributions` less refunds. `transferred_paise` went to a linked account of the
 * host. `is_deleted`: its host has deleted it.
 */
const boxOfHost = z.object({
  id: z.string(),
  name: z.string(),
  event_date: z.string(),
  is_deleted: z.boolean(),
  contributions: z.number(),
  kept_paise: z.number(),
  owed_paise: z.number(),
  paid_paise: z.number(),
  transferred_paise: z.number(),
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
