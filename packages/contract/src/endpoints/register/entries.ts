// Endpoints of a host's register: every gift of an event, online and written down, and what the host writes in it.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId, ofBox } from '../../fields/box-id.ts'
import { count, form, malformed, optionalLine } from '../../fields/schemas.ts'
import { GUEST_LANGUAGES } from '../../guest-page/languages.ts'
import { MAX_LENGTH, MAX_PAGE } from '../../limits.ts'
import { done, moment, pagination } from '../answers.ts'
import { thankedFilter } from '../guests.ts'
import { knownNames } from './desk.ts'
import { changedEntry, entry, entryKind, gaveBefore, newEntry, side, voidReason } from './entry.ts'
import { split } from './split.ts'

export const ofEntry = z.object({ id: boxId, entry: z.uuid() })

/** `written`: everything but `online`. `uncounted`: money and metal without an amount or a weight. */
export const giftKind = z.enum(['', 'online', 'written', 'uncounted', ...entryKind.options], malformed)
export type GiftKind = z.infer<typeof giftKind>
export const registerOrder = z.enum(
  ['newest', 'oldest', 'name', 'village', 'family', 'largest', 'number'],
  malformed,
)
export type RegisterOrder = z.infer<typeof registerOrder>

/** A gift of either sort; of one that was given online the fields of the desk are empty, and `id` is the contribution's. */
const gift = z.extend(z.omit(entry, { version: true, note: true, envelope: true, late_for_count: true }), {
  kind: z.enum(['online', ...entryKind.options]),
  /** The language of the page on which the guest gave; absent where it is not known. */
  language: z.optional(z.enum(GUEST_LANGUAGES)),
  number: z.nullable(z.string()),
  /** By imported registers: what this person gave at earlier events. */
  gave: z.array(gaveBefore),
})
export type Gift = z.infer<typeof gift>

/** All that a family of these gifts gave. */
const family = z.object({ family: z.string(), split })

export const listRegister = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/register',
  access: 'host',
  summary:
    'All gifts of an event box, online and written down, or with `page` one page of them, that match `text` (name, family, village, phone, number or amount) and the filters; with the sums of the whole box by kind. In the order `family`: also those of each family on the page. Without `page`: refused beyond what a statement can have, and counted as one',
  params: ofBox,
  query: form({
    text: optionalLine(MAX_LENGTH.guestName),
    kind: z._default(giftKind, ''),
    side: z._default(side, ''),
    family: optionalLine(MAX_LENGTH.guestName),
    village: optionalLine(MAX_LENGTH.location),
    /** A desk's id; empty: any. */
    desk: z._default(z.union([z.literal(''), z.uuid(malformed)], malformed), ''),
    thanked: z._default(thankedFilter, 'all'),
    order: z._default(registerOrder, 'newest'),
    page: z.optional(count(MAX_PAGE)),
  }),
  response: z.object({ gifts: z.array(gift), split, families: z.array(family), pagination }),
})

export const listBoxNames = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/names',
  access: 'host',
  summary: 'Names, families and villages to suggest: of this event and of the host’s earlier ones',
  params: ofBox,
  response: knownNames,
})

const entryAnswer = z.object({ success: z.literal(true), entry })

export const addEntry = endpoint({
  method: 'POST',
  path: '/dashboard/giftbooks/:id/register',
  access: 'host',
  summary: 'Write a gift down; the same id again answers the entry as it is stored',
  params: ofBox,
  body: newEntry,
  response: entryAnswer,
})

const writtenVersion = z.object({
  version: z.number(),
  by: z.string(),
  at: moment,
  /** As `entry`, without what the server adds; null fields are left out. */
  content: z.record(z.string(), z.unknown()),
})

export const getEntry = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/register/:entry',
  access: 'host',
  summary: 'An entry of the register with its history, newest version first',
  params: ofEntry,
  response: z.object({ entry, versions: z.array(writtenVersion) }),
})

export const changeEntry = endpoint({
  method: 'PATCH',
  path: '/dashboard/giftbooks/:id/register/:entry',
  access: 'host',
  summary: 'Write a new version of an entry; one that was counted keeps its kind and amount',
  params: ofEntry,
  body: changedEntry,
  response: entryAnswer,
})

export const voidEntry = endpoint({
  method: 'POST',
  path: '/dashboard/giftbooks/:id/register/:entry/void',
  access: 'host',
  summary: 'Strike an entry out, with a reason; it stays in the history',
  params: ofEntry,
  body: form({ reason: voidReason }),
  response: entryAnswer,
})

export const thankEntry = endpoint({
  method: 'PATCH',
  path: '/dashboard/giftbooks/:id/register/:entry/thanked',
  access: 'host',
  summary:
    'Tick the giver of an entry as thanked, or take the tick back. `whole_family`: all givers of its family',
  params: ofEntry,
  body: form({ thanked: z.boolean(malformed), whole_family: z._default(z.boolean(malformed), false) }),
  response: done,
})
