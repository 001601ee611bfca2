// Endpoint of administrators that finds orders, payouts, hosts and boxes by what a caller knows.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { tidyText } from '../../fields/plain.ts'
import { form, says } from '../../fields/schemas.ts'
import { MAX_LENGTH } from '../../limits.ts'
import { adminSearchSentences as sentences } from '../../sentences/admin/search.ts'
import { moment, optionalDay } from '../answers.ts'

/** White space and control characters (PostgreSQL takes no NUL) between two words become one space. */
export const searchText = z.string({ error: sentences.required }).check(
  z.overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' ')),
  z.overwrite(tidyText),
  says((text) =>
    text === '' ? sentences.required : [...text].length > MAX_LENGTH.email ? sentences.tooLong : undefined,
  ),
)

/** The form's schema, too. `day`: in India, on which it was paid, opened or sent. */
export const searchForm = form({ text: searchText, day: optionalDay })

/** `host_id` is null for a host who was deleted. */
const box = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  host_id: z.nullable(z.string()),
})

/**
 * An order and its outcome. `id` is the payment's, or that of an order that nobody paid; the timeline knows both.
 * `charge_paise`: the guest pays so much. `reference`: the bank's. `phone` and `upi_id` are masked.
 */
const foundOrder = z.object({
  id: z.string(),
  state: z.enum(['paid', 'not-paid', 'refunded']),
  guest: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  charge_paise: z.number(),
  contribution_paise: z.nullable(z.number()),
  upi_id: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  at: moment,
  box: z.nullable(box),
})
export type FoundOrder = z.infer<typeof foundOrder>

/** `bank_account`: holder, last digits and IFSC, where it went there and not to a UPI ID. */
const foundPayout = z.object({
  id: z.string(),
  amount_paise: z.number(),
  upi_id: z.nullable(z.string()),
  bank_account: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  at: moment,
  box,
})
export type FoundPayout = z.infer<typeof foundPayout>

const foundHost = z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() })
export type FoundHost = z.infer<typeof foundHost>

const foundBox = z.object({ ...box.shape, event_date: z.string() })
export type FoundBox = z.infer<typeof foundBox>

/** The newest of each; `has_more`: there are more than are listed. */
const found = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: z.array(item), has_more: z.boolean() })

export const adminSearch = endpoint({
  method: 'GET',
  path: '/admin/search',
  access: 'admin',
  summary:
    'Payments, payouts, hosts and event boxes by bank reference, phone, UPI address, name, amount or any id; a day narrows it',
  query: searchForm,
  response: z.object({
    success: z.literal(true),
    orders: found(foundOrder),
    payouts: found(foundPayout),
    hosts: found(foundHost),
    boxes: found(foundBox),
  }),
})
