// The endpoint of an event box's guests: what they gave, and where that money is (docs/specification.md §3, §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boxId } from '../fields/box-id.ts'
import { count, form, name, optionalLines } from '../fields/schemas.ts'
import { GUEST_LANGUAGES } from '../guest-page/languages.ts'
import { MAX_LENGTH, MAX_PAGE } from '../limits.ts'
import { requestSentences } from '../sentences/fields/request.ts'
import { guestsSentences } from '../sentences/host/guests.ts'
import { MAX_THANK_YOU } from '../sentences/host/thank-you.ts'
import { moment, pagination } from './answers.ts'
import { money } from './box-money.ts'

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

/** A contribution in guest management: what the host has made of it stands beside what the guest gave. */
const listedGuest = z.extend(guestContribution, {
  /** What the guest wrote, where the host has corrected the name. */
  written_name: z.nullable(z.string()),
  thanked: z.boolean(),
  /** Of the page on which the guest gave; null where it is not known. */
  language: z.nullable(z.enum(GUEST_LANGUAGES)),
  /** Ours, by which support finds the payment. */
  reference: z.string(),
  bank_reference: z.nullable(z.string()),
})
export type ListedGuest = z.infer<typeof listedGuest>

const malformed = { error: requestSentences.malformed }

export const guestOrder = z.enum(['newest', 'oldest', 'name', 'largest', 'smallest'], malformed)
export type GuestOrder = z.infer<typeof guestOrder>

/** Of a query: everybody, or those who were thanked, or not yet. */
export const thankedFilter = z.enum(['all', 'yes', 'no'], malformed)
export type ThankedFilter = z.infer<typeof thankedFilter>

/** A day in India; empty: any. */
export const guestDay = z.union([z.literal(''), z.iso.date(malformed)], malformed)

/** `all` and `unthanked` count the whole box, whatever is searched for. `days`: in India, on which there were gifts; the newest. */
const guestPage = z.object({
  pagination,
  all: z.number(),
  unthanked: z.number(),
  days: z.array(z.object({ day: z.string(), guests: z.number() })),
})
export type GuestPage = z.infer<typeof guestPage>

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
    day: z._default(guestDay, ''),
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

const ofGuest = z.object({ id: boxId, guest: z.uuid() })

export const correctName = endpoint({
  method: 'PATCH',
  path: '/dashboard/giftbooks/:id/guests/:guest/name',
  access: 'host',
  summary: 'Correct the name of a guest; what the guest wrote stays on record',
  params: ofGuest,
  body: form({ name: name(guestsSentences.nameRequired, MAX_LENGTH.guestName) }),
  response: z.object({ success: z.literal(true), message: z.string() }),
})

/** `before` is null where the guest gave no name. */
const nameCorrection = z.object({
  before: z.nullable(z.string()),
  after: z.string(),
  by: z.string(),
  at: moment,
})

export const listNameCorrections = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/guests/:guest/name',
  access: 'host',
  summary: 'What a guest wrote as a name, and its latest corrections, newest first',
  params: ofGuest,
  response: z.object({ written: z.nullable(z.string()), corrections: z.array(nameCorrection) }),
})

export const setThanked = endpoint({
  method: 'PATCH',
  path: '/dashboard/giftbooks/:id/guests/:guest/thanked',
  access: 'host',
  summary: 'Tick a guest as thanked, or take the tick back',
  params: ofGuest,
  body: form({ thanked: z.boolean(malformed) }),
  response: z.object({ success: z.literal(true) }),
})

/** The host's own texts by language; empty: ours. */
const thankYouTexts = z.object({ en: z.string(), hi: z.string() })
export type ThankYouTexts = z.infer<typeof thankYouTexts>

export const getThankYou = endpoint({
  method: 'GET',
  path: '/settings/user/thank-you',
  access: 'host',
  summary: 'The texts with which the host thanks guests',
  response: thankYouTexts,
})

export const updateThankYou = endpoint({
  method: 'PATCH',
  path: '/settings/user/thank-you',
  access: 'host',
  summary: 'Change the texts with which the host thanks guests',
  body: form({ en: optionalLines(MAX_THANK_YOU), hi: optionalLines(MAX_THANK_YOU) }),
  response: z.object({ success: z.literal(true), message: z.string() }),
})
