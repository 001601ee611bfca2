// Endpoints of event boxes: create, list, read, change, hide, and the public view (docs/specification.md §3, §7).
import * as z from 'zod/mini'
import { moneyState } from '../box-money/money-states.ts'
import { endpoint } from '../endpoint.ts'
import { eventType } from '../event-type.ts'
import { ofBox } from '../fields/box-id.ts'
import { form, malformed } from '../fields/schemas.ts'
import { linkedAccountObstacle } from '../linked-accounts/states.ts'
import { eventBoxSentences as sentences } from '../sentences/host/event-boxes.ts'
import { done, moment } from './answers.ts'
import { money } from './box-money.ts'
import { boxFields, boxForm } from './event-box-forms.ts'
import { guestContribution } from './guests.ts'
import { split } from './register/split.ts'

/**
 * `total_amount` in whole rupees. `money_state`: the one that the host has to know of first; null for a box without money.
 * `has_written`: gifts were written down in its register.
 */
export const listedBox = z.object({
  giftid: z.string(),
  name: z.string(),
  created_at: moment,
  message: z.string(),
  total_amount: z.number(),
  totalguests: z.number(),
  event_type: eventType,
  marriage_date: z.string(),
  groom_name: z.string(),
  bride_name: z.string(),
  location: z.string(),
  money_state: z.nullable(moneyState),
  has_written: z.boolean(),
})
export type ListedBox = z.infer<typeof listedBox>

export const publicBox = z.object({
  giftid: z.string(),
  name: z.string(),
  message: z.string(),
  groom_name: z.string(),
  bride_name: z.string(),
  location: z.string(),
  marriage_date: z.string(),
  event_type: eventType,
})
export type PublicBox = z.infer<typeof publicBox>

/** `contribute_url`: the address in the QR code. `short_url`: one that leads there, short enough to be typed from a poster. */
export const giftBook = z.extend(publicBox, {
  created_at: moment,
  contribute_url: z.string(),
  short_url: z.string(),
})
export type GiftBook = z.infer<typeof giftBook>

/** `request_key`: of what was typed; sent again, it answers the box that was made, until that is deleted. */
export const createBox = endpoint({
  method: 'POST',
  path: '/dashboard/generate_giftbook',
  access: 'host',
  summary: 'Create an event box',
  body: z.extend(boxForm(sentences.nameRequired), {
    request_key: z.optional(z.uuid(malformed)),
  }),
  response: z.object({ success: z.literal(true), message: z.string(), gift_book: giftBook }),
})

const boxes = z.object({ gift_books: z.array(listedBox) })
export const listEvents = endpoint({
  method: 'GET',
  path: '/event',
  access: 'host',
  summary: 'All event boxes of the host',
  response: boxes,
})
export const listBoxes = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks',
  access: 'host',
  summary: 'All event boxes of the host',
  response: boxes,
})

export const getBox = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id',
  access: 'host',
  summary: 'One event box with its contributions',
  params: ofBox,
  response: z.object({
    gift_book: giftBook,
    total_amount: z.number(),
    contributions: z.array(guestContribution),
    /** The host has no UPI ID, to which the money would be sent. */
    needs_upi_id: z.boolean(),
    /** The host has to say whether the saved one is right, or to save another one. */
    asks_upi_id: z.boolean(),
    /** Why nobody can give to the host's event boxes, where gifts go to a linked account. */
    guests_wait_for: z.nullable(linkedAccountObstacle),
    money,
    /** The sums of its register; null while it has no written gift. */
    register: z.nullable(split),
  }),
})

export const updateBox = endpoint({
  method: 'PUT',
  path: '/dashboard/giftbooks/:id/update',
  access: 'host',
  summary: 'Change an event box, until the day before its event',
  params: ofBox,
  body: form(boxFields(sentences.nameRequiredOnEdit)),
  response: z.object({ success: z.literal(true), message: z.string(), gift_book: giftBook }),
})

export const deleteBox = endpoint({
  method: 'DELETE',
  path: '/dashboard/giftbooks/:id/delete',
  access: 'host',
  summary: 'Hide an event box; its contributions stay on record',
  params: ofBox,
  response: done,
})

export const getPublicBox = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/public/:id',
  access: 'public',
  summary: 'What a guest may see of an event box; 404 where missing, 410 where expired',
  params: ofBox,
  response: z.object({ gift_book: publicBox }),
})
