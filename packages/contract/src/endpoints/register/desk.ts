// Endpoints of a device at a desk of the gift register. It sends the token that POST /desk/open answered, as a bearer token.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, line, malformed, name, phone, whole } from '../../fields/schemas.ts'
import { MAX_LENGTH, REGISTER } from '../../limits.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { registerSentences } from '../../sentences/register.ts'
import { moment } from '../answers.ts'
import { entry, gaveBefore } from './entry.ts'

const pinWrong = { error: registerSentences.pinWrong }
/** Begins the numbers of a device's entries. */
export const letter = z.string(malformed).check(z.regex(/^[A-Z]{1,2}$/, malformed))

/**
 * `device`: a UUID that the device made and keeps. `letter`: begins the numbers of its entries; another device has another one.
 * `next`: the first running number of the device that is not in the register.
 */
export const enterDesk = endpoint({
  method: 'POST',
  path: '/desk/open',
  access: 'public',
  summary: 'Open a desk on a device, with its link and PIN; answers a session for the calls of this desk',
  body: form({
    token: line(requestSentences.malformed, MAX_LENGTH.anyId),
    pin: z.string(pinWrong).check(z.regex(/^\d{6}$/, pinWrong)),
    helper: name(registerSentences.helperRequired, MAX_LENGTH.guestName),
    device: z.uuid(malformed),
  }),
  response: z.object({
    success: z.literal(true),
    session: z.string(),
    letter: z.string(),
    next: z.number(),
    server_time: moment,
  }),
})

/**
 * The outcome of one version, at its place in the request. `already`: the same version with the same content is stored. Codes of a
 * refusal: `invalid`, with sentences by field; `otherContent`: another content is stored under that version; `earlierMissing`: a
 * version before it was not sent, or refused; `numberTaken`: the device was copied, and has to enter the desk again with another `device`;
 * `counted`: its amount was counted; `voided`: it was struck out; `notYours`: another device wrote it; `full`: the register has no room
 * for another entry.
 */
export const sentResults = z.object({
  success: z.literal(true),
  results: z.array(
    z.object({
      id: z.nullable(z.string()),
      result: z.enum(['stored', 'already', 'refused']),
      code: z.optional(
        z.enum([
          ...(['invalid', 'otherContent', 'earlierMissing', 'numberTaken', 'counted', 'voided'] as const),
          ...(['notYours', 'full'] as const),
        ]),
      ),
      /** By field. No `z.record`, which the desk needs for nothing else. */
      errors: z.optional(z.catchall(z.object({}), z.array(z.string()))),
    }),
  ),
  server_time: moment,
})
export type SentResults = z.infer<typeof sentResults>

export const sendEntries = endpoint({
  method: 'POST',
  path: '/desk/entries',
  access: 'desk',
  summary:
    'Send up to 50 versions of entries (`sentVersion` in the contract), which are answered one by one; without any: tell that the device is there',
  body: form({
    /** Now, by the device's clock: it corrects the times of the versions. */
    sent_at: z.iso.datetime(malformed),
    battery_percent: z.nullish(whole(requestSentences.malformed, 0, 100)),
    /** Entries and hand-overs that stay on the device after this call. */
    unsent: z._default(whole(requestSentences.malformed, 0, 100_000), 0),
    versions: z.array(z.unknown(), malformed).check(z.maxLength(REGISTER.maxSent, malformed)),
  }),
  response: sentResults,
})

/**
 * A gift of others, as this desk may see it: `amount_paise` is null unless the host lets the desk see sums, and `name` and `village` are
 * empty unless it may see names.
 */
const otherGift = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  name: z.string(),
  village: z.string(),
  online: z.boolean(),
  amount_paise: z.nullable(z.number()),
  given_at: moment,
})

export const readDesk = endpoint({
  method: 'GET',
  path: '/desk/entries',
  access: 'desk',
  summary:
    'The desk, its own entries, and the newest gifts online and of other desks; names and amounts of others only where the host allows it',
  response: z.object({
    box: z.string(),
    helper: z.string(),
    may_see_names: z.boolean(),
    may_see_sums: z.boolean(),
    ends_at: moment,
    letter: z.string(),
    entries: z.array(entry),
    others: z.array(otherGift),
    server_time: moment,
  }),
})

/** GET, with the desk's session. Answers `text/event-stream`: an event says that gifts of the box have changed, and has no data of them. */
export const DESK_STREAM_PATH = '/desk/live'

/**
 * Givers with family and village, without phones. `gave`: at earlier events, by imported registers; empty for a desk that may not
 * see sums. `online_at`: when they last gave online at this event; null if they didn't.
 */
export const knownNames = z.object({
  names: z.array(
    z.object({
      name: z.string(),
      family: z.string(),
      village: z.string(),
      gave: z.array(gaveBefore),
      online_at: z.nullable(moment),
    }),
  ),
})

export const listNames = endpoint({
  method: 'GET',
  path: '/desk/names',
  access: 'desk',
  summary:
    'Names, families and villages to suggest: of this event and of the host’s earlier ones, where the host allows it; otherwise of this desk',
  response: knownNames,
})

export const findPaid = endpoint({
  method: 'GET',
  path: '/desk/paid',
  access: 'desk',
  summary:
    'Who gave online with a phone number and when, without amounts; names only where the host allows it',
  query: form({ phone }),
  response: z.object({ paid: z.array(z.object({ name: z.string(), given_at: moment })) }),
})

export const handOver = endpoint({
  method: 'POST',
  path: '/desk/handovers',
  access: 'desk',
  summary:
    'Note that one person hands the cash of some envelopes to another; the same id again changes nothing',
  body: form({
    id: z.uuid(malformed),
    from: name(registerSentences.fromRequired, MAX_LENGTH.guestName),
    to: name(registerSentences.toRequired, MAX_LENGTH.guestName),
    first_envelope: whole(registerSentences.envelopesWrong, 1, REGISTER.maxRunning),
    last_envelope: whole(registerSentences.envelopesWrong, 1, REGISTER.maxRunning),
    /** Begins the numbers of these envelopes: the device's, when it was noted. */
    letter: z.optional(letter),
    /** When it was noted, perhaps without a network, and now, both by the device's clock. Left out: now. */
    at: z.optional(z.iso.datetime(malformed)),
    sent_at: z.optional(z.iso.datetime(malformed)),
  }).check(
    z.refine(({ first_envelope, last_envelope }) => last_envelope >= first_envelope, {
      path: ['last_envelope'],
      error: registerSentences.envelopesWrong,
    }),
  ),
  response: z.object({ success: z.literal(true) }),
})
