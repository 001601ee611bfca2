// Endpoints of a host's rating of the product (docs/specification.md §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { form, optionalLines } from '../fields/schemas.ts'
import { MAX_LENGTH, RATING } from '../limits.ts'
import { requestSentences } from '../sentences/fields/request.ts'
import { ratingSentences } from '../sentences/host/rating.ts'
import { done } from './answers.ts'

const stars = z
  .int({ error: ratingSentences.chooseStars })
  .check(
    z.gte(RATING.min, { error: ratingSentences.chooseStars }),
    z.lte(RATING.max, { error: ratingSentences.chooseStars }),
  )

export const rateUs = endpoint({
  method: 'POST',
  path: '/settings/user/rate-us',
  access: 'host',
  summary: 'Rate the product, or change the rating',
  body: form({
    rating: stars,
    feedback: optionalLines(MAX_LENGTH.feedback),
    timestamp: z.optional(z.iso.datetime({ offset: true, error: requestSentences.malformed })),
    platform: optionalLines(MAX_LENGTH.platform),
  }),
  response: done,
})

export const getRating = endpoint({
  method: 'GET',
  path: '/settings/user/rating',
  access: 'host',
  summary: 'The rating given before; 404 when there is none',
  response: z.object({
    has_rated: z.literal(true),
    rating_details: z.object({ rating: z.number(), feedback: z.string() }),
  }),
})
