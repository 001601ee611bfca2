// The endpoint of an event box's guests: what they gave, and where that money is (docs/specification.md §3, §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boxId } from '../fields/box-id.ts'
import { count, form, malformed, optionalLines } from '../fields/schemas.ts'
import { GUEST_LANGUAGES } from '../guest-page/languages.ts'
import { MAX_LENGTH, MAX_PAGE } from '../limits.ts'
import { moment, optionalDay, pagination } from './answers.ts'
import { money } from './box-money.ts'

/**
 * `amount` in whole rupees; phone and address are null, and the name is empty, if the payment arrived without them. `blessing`:
 * the guest's words with the gift; `blessing_hidden`: its host has hidden them. `erased`: what is missing is not kept any more.
 */
export const guestContribution = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  amount: z.number(),
  address: z.nullable(z.string()),
  created_at: moment,
  blessing: z.nullable(z.string()),
  blessing_hidden: z.boolean(),
  erased: z.boolean(),
})
export type GuestContribution = z.infer<typeof guestContribution>

/** A contribution in guest management: what the host has made of it stands beside what the guest gave. */
const listedGuest = z.extend(guestContribution, {
  /** The guest's own spelling, if the host has corrected the name. */
  written_name: z.nullable(z.string()),
  thanked: z.boolean(),
  /** The language of the page on which the guest gave; null: not known. */
  language: z.nullable(z.enum(GUEST_LANGUAGES)),
  /** Ours, as on the guest's receipt and in statements; by it support finds the payment. */
  reference: z.string(),
  bank_reference: z.nullable(z.string()),
})
export type ListedGuest = z.infer<typeof listedGuest>

export const guestOrder = z.enum(['newest', 'oldest', 'name', 'largest', 'smallest'], malformed)
export type GuestOrder = z.infer<typeof guestOrder>

/** A filter of a query: everybody, guests who were thanked, guests who were not. */
export const thankedFilter = z.enum(['all', 'yes', 'no'], malformed)
export type ThankedFilter = z.infer<typeof thankedFilter>

/** `all` and `unthanked` count the whole box, whatever is searched for. `days`: in India, on which there were gifts; the newest. */
const guestPage = z.object({
  pagination,
  all: z.number(),
  unthanked: z.number(),
  days: z.array(z.object({ day: z.string(), guests: z.number() })),
})
export type GuestPage = z.infer<typeof guestPage>

/** The parameters of a call about one guest of a box. */
export const ofGuest = z.object({ id: boxId, guest: z.uuid() })

export const listGuests = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/guests',
  access: 'host',
  summary:
    'The guests who gave to an event box: all of them, or with `page` one page of those that match `text` (name, phone or amount), `day` and `thanked`',
  params: z.object({ id: boxId }),
  query: form({
    page: z.optional(count(MAX_PAGE)),
    text: optionalLines(MAX_LENGTH.guestName),
    day: optionalDay,
    thanked: z._default(thankedFilter, 'all'),
    order: z._default(guestOrder, 'newest'),
  }),
  response: z.object({
    guests: z.array(listedGuest),
    money,
    /** With `page`. */
    list: z.optional(guestPage),
  }),
})
