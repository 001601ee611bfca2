// Endpoints by which a host opens desks of the gift register, and watches them.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId, ofBox } from '../../fields/box-id.ts'
import { form, malformed, name } from '../../fields/schemas.ts'
import { MAX_LENGTH, REGISTER } from '../../limits.ts'
import { registerSentences } from '../../sentences/register.ts'
import { moment } from '../answers.ts'
import { handOver, letter, sentResults } from './desk.ts'

/** ISO 8601 in UTC, of this century: PostgreSQL has no year 0. */
const MOMENT = /^20\d\d-\d\d-\d\dT[\d:.]+Z$/
const momentInUtc = z
  .string(malformed)
  .check(z.refine((text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)), malformed))
const boolean = z.boolean(malformed)

/** `closed`: five wrong PINs; a new PIN opens it. */
export const deskState = z.enum(['open', 'paused', 'ended', 'closed'])

/** A phone, tablet or laptop at a desk, as it last told of itself. `unsent`: entries and hand-overs that are on it alone. */
const device = z.object({
  letter: z.string(),
  helper: z.string(),
  last_seen_at: moment,
  battery_percent: z.nullable(z.number()),
  unsent: z.number(),
})

const desk = z.object({
  id: z.string(),
  helper: z.string(),
  state: deskState,
  may_see_names: z.boolean(),
  may_see_sums: z.boolean(),
  ends_at: moment,
  entries: z.number(),
  last_entry_at: z.nullable(moment),
  devices: z.array(device),
})
export type Desk = z.infer<typeof desk>

export const listDesks = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/desks',
  access: 'host',
  summary: 'The desks of an event box, and the devices at each as they last told of themselves',
  params: ofBox,
  response: z.object({ desks: z.array(desk) }),
})

/** `token` is the end of the desk's address, /desk/{token}. Both are answered once: we store hashes. */
const secrets = { success: z.literal(true), id: z.string(), token: z.string(), pin: z.string() }

export const openDesk = endpoint({
  method: 'POST',
  path: '/dashboard/giftbooks/:id/desks',
  access: 'host',
  summary: 'Open a desk; answers its link and PIN, once',
  params: ofBox,
  body: form({
    helper: name(registerSentences.helperRequired, MAX_LENGTH.guestName),
    may_see_names: z._default(boolean, true),
    may_see_sums: z._default(boolean, false),
    ends_at: momentInUtc,
  }),
  response: z.object(secrets),
})

const ofDesk = z.object({ id: boxId, desk: z.uuid() })

export const changeDesk = endpoint({
  method: 'PATCH',
  path: '/dashboard/giftbooks/:id/desks/:desk',
  access: 'host',
  summary: 'Pause a desk, open it again, or end it for good',
  params: ofDesk,
  body: form({ state: z.enum(['open', 'paused', 'ended'], malformed) }),
  response: z.object({ success: z.literal(true) }),
})

export const renewDesk = endpoint({
  method: 'POST',
  path: '/dashboard/giftbooks/:id/desks/:desk/renew',
  access: 'host',
  summary: 'Make a new link and PIN, answered once; the old ones open the desk no more, devices at it go on',
  params: ofDesk,
  response: z.object(secrets),
})

export const takeEntries = endpoint({
  method: 'POST',
  path: '/dashboard/giftbooks/:id/desks/:desk/entries',
  access: 'host',
  summary:
    'Store versions and hand-overs that a device could not send, from its file: as the desk’s own calls, also of a desk that has ended',
  params: ofDesk,
  body: form({
    letter,
    versions: z.array(z.unknown(), malformed).check(z.maxLength(REGISTER.maxSent, malformed)),
    handovers: z._default(
      z.array(handOver.body, malformed).check(z.maxLength(REGISTER.maxSent, malformed)),
      [],
    ),
  }),
  response: sentResults,
})
