// The money of event boxes by its state, as hosts read it, and the endpoint of a box's statement.
import * as z from 'zod/mini'
import { moneyReason, moneyState } from '../box-money/money-states.ts'
import { endpoint } from '../endpoint.ts'
import { boxId } from '../fields/box-id.ts'
import { form, malformed } from '../fields/schemas.ts'
import { file, moment } from './answers.ts'

/** A sum in one state, for one reason. */
const moneyPart = z.object({
  state: moneyState,
  /** Null if the state says all. */
  reason: z.nullable(moneyReason),
  paise: z.number(),
  /** The day by which it is to reach the host; where it is late: was. Null if no day is promised. */
  due_on: z.nullable(z.string()),
  /** When it was sent on; where it waits: until when, if that is known. */
  at: z.nullable(moment),
  /** The UPI ID that it was sent to, or cannot be sent to. */
  upi_id: z.nullable(z.string()),
  /** The last digits of the bank account, where it is one and no UPI ID. */
  account_digits: z.optional(z.string()),
  /** The bank's. */
  reference: z.nullable(z.string()),
})
export type MoneyPart = z.infer<typeof moneyPart>

/**
 * In paise. The states sum to `received`, but where the host was sent more than is left after refunds: then to so much more,
 * `owed_back`.
 */
export const moneySums = z.object({
  received: z.number(),
  'action-needed': z.number(),
  'on-hold': z.number(),
  late: z.number(),
  waiting: z.number(),
  'at-provider': z.number(),
  'on-its-way': z.number(),
  'sent-on': z.number(),
  owed_back: z.number(),
})
export type MoneySums = z.infer<typeof moneySums>

/**
 * A gift that went back after money of its box had been sent, or a correction then: the host is paid so much less, or more. Or what the
 * host owed us for one box, set off against another: taken from that one, and no longer owed for the first.
 */
const moneyAdjustment = z.object({
  why: z.enum(['refund', 'dispute', 'correction', 'set-off']),
  /** When it happened. */
  at: moment,
  /** Negative where it is taken from the host. */
  paise: z.number(),
  /** The guest's name, and when the gift was given; null where it is about no gift, and where no name is known. */
  guest: z.nullable(z.string()),
  given_at: z.nullable(moment),
  /** A part of the gift was kept: the guest is in the list of guests. */
  is_listed: z.boolean(),
  /** The name of the other event box of a set-off; else null. */
  other_box: z.nullable(z.string()),
  /** The payout that was made smaller, or larger, by it: all of its amount. Null while there is none yet, and for a set-off. */
  payout: z.nullable(z.object({ paise: z.number(), due_on: z.string(), paid_at: z.nullable(moment) })),
})
export type MoneyAdjustment = z.infer<typeof moneyAdjustment>

/** `parts`: in the order of `moneyState`, the latest first of what was sent on, which may be cut off. `adjustments`: the latest first. */
export const money = z.object({
  sums_paise: moneySums,
  parts: z.array(moneyPart),
  adjustments: z.array(moneyAdjustment),
})
export type Money = z.infer<typeof money>

/**
 * `boxes`: those with something to tell, the most urgent first; deleted ones are paid, too. `adjustments`: those that are in no payout
 * that has been paid.
 */
export const hostMoney = z.object({
  sums_paise: moneySums,
  boxes: z.array(
    z.object({
      giftid: z.string(),
      name: z.string(),
      is_deleted: z.boolean(),
      parts: z.array(moneyPart),
      adjustments: z.array(moneyAdjustment),
    }),
  ),
})
export type HostMoney = z.infer<typeof hostMoney>

/** A PDF to keep, or a workbook to calculate with. */
export const statementFormat = z.enum(['pdf', 'xlsx'], malformed)
export type StatementFormat = z.infer<typeof statementFormat>

export const getBoxStatement = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/statement',
  access: 'host',
  summary: 'All contributions, refunds and payouts of an event box, as a file',
  params: z.object({ id: boxId }),
  query: form({ format: statementFormat }),
  response: file,
})
