// Endpoints of administrators for feedback: messages of the contact page, and hosts' ratings.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, malformed } from '../../fields/schemas.ts'
import { moment, ok, pageNumber, pagination, said } from '../answers.ts'

/** `answered` is null until an administrator has ticked it. `suspected`: a field that people do not see was filled in. */
const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  at: moment,
  answered: z.nullable(z.object({ at: moment, by: z.string() })),
  suspected: z.boolean(),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const MESSAGE_GROUPS = ['open', 'suspected', 'answered'] as const

export const adminListMessages = endpoint({
  method: 'GET',
  path: '/admin/messages',
  access: 'admin',
  summary:
    'Messages of the contact page, newest first: those to be answered, the suspected ones of these, or those that are answered',
  query: form({
    page: pageNumber,
    show: z._default(z.enum(MESSAGE_GROUPS, malformed), 'open'),
  }),
  response: z.object({ success: ok, messages: z.array(contactMessage), pagination }),
})

export const adminSetMessageAnswered = endpoint({
  method: 'PATCH',
  path: '/admin/messages/:id',
  access: 'admin',
  summary: 'Tick a message as answered, or take the tick back',
  params: z.object({ id: z.uuid() }),
  body: form({ answered: z.boolean(malformed) }),
  response: said,
})

/** `host` is the name of the host; `rating` counts stars, 1 to 5. */
const ratingWithHost = z.object({
  id: z.string(),
  host: z.string(),
  rating: z.number(),
  feedback: z.string(),
  at: moment,
})
export type RatingWithHost = z.infer<typeof ratingWithHost>

/** `stars`: how many ratings have one star, two, … five. */
const ratingSummary = z.object({
  count: z.number(),
  average: z.nullable(z.number()),
  stars: z.array(z.number()),
})
export type RatingSummary = z.infer<typeof ratingSummary>

export const adminListRatings = endpoint({
  method: 'GET',
  path: '/admin/ratings',
  access: 'admin',
  summary: 'How hosts rate the product, newest first, and the average',
  query: form({ page: pageNumber }),
  response: z.object({ success: ok, summary: ratingSummary, ratings: z.array(ratingWithHost), pagination }),
})
