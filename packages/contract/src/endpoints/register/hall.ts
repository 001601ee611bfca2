// Endpoints of the screen in the hall: what it shows by its link, and the host's switches.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { ofBox } from '../../fields/box-id.ts'
import { form, malformed } from '../../fields/schemas.ts'
import { hallPath } from '../../guest-page/paths.ts'
import { MAX_LENGTH } from '../../limits.ts'
import { moment } from '../answers.ts'

/** GET. Answers `text/event-stream`; the data of each event is a `HallScreen` as JSON. */
export const HALL_STREAM_PATH = `${hallPath(':token')}/live`

/** Village and words may be empty. */
const hallLine = z.object({ id: z.string(), name: z.string(), village: z.string(), blessing: z.string() })
export type HallLine = z.infer<typeof hallLine>

/** `gifts`, `total_paise`: null unless the host shows the sum. `lines`: the newest first. A screen that the host has paused has neither. */
const hallScreen = z.object({
  paused: z.boolean(),
  gifts: z.nullable(z.number()),
  total_paise: z.nullable(z.number()),
  lines: z.array(hallLine),
  ends_at: moment,
  server_time: moment,
})
export type HallScreen = z.infer<typeof hallScreen>

export const readHall = endpoint({
  method: 'GET',
  path: '/hall/:token',
  access: 'public',
  summary: 'What the screen in the hall shows; 404 for a link that was replaced, and once the event is over',
  params: z.object({ token: z.string() }),
  response: hallScreen,
})

/** Tells a link from the ones before it; null while there is none. */
const linkPrint = z.nullable(z.string())

/** `open`: there is a link. `held`: the words wait to be read. */
const hostsHall = z.object({
  open: z.boolean(),
  link: linkPrint,
  paused: z.boolean(),
  shows_sum: z.boolean(),
  holds_blessings: z.boolean(),
  lines: z.array(z.extend(hallLine, { online: z.boolean(), hidden: z.boolean(), held: z.boolean() })),
})
export type HostsHall = z.infer<typeof hostsHall>

export const getHall = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/hall',
  access: 'host',
  summary: 'The switches of the screen in the hall, and the newest gifts that it shows or hides',
  params: ofBox,
  response: hostsHall,
})

const optionalBoolean = z.optional(z.boolean(malformed))

export const changeHall = endpoint({
  method: 'PATCH',
  path: '/dashboard/giftbooks/:id/hall',
  access: 'host',
  summary:
    'Change what is named. `link`: `new` answers the token of a new link, once, and ends the one before; `none` switches the screen off. `line`: hides a gift, or shows it again; `read`: its words as the host has read them',
  params: ofBox,
  body: form({
    link: z.optional(z.enum(['new', 'none'], malformed)),
    paused: optionalBoolean,
    shows_sum: optionalBoolean,
    holds_blessings: optionalBoolean,
    line: z.optional(
      z.object(
        {
          id: z.uuid(malformed),
          hidden: optionalBoolean,
          read: z.optional(z.string(malformed).check(z.maxLength(MAX_LENGTH.message, malformed))),
        },
        malformed,
      ),
    ),
  }),
  response: z.object({ success: z.literal(true), token: z.nullable(z.string()), link: linkPrint }),
})
export type HallChanges = z.output<typeof changeHall.body>
