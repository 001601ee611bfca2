// Serves the host's rating of the product.
import * as calls from '@lifafa/contract/endpoints/rating'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { findRating } from './reads.ts'
import { saveRating } from './writes.ts'

export function ratingRoutes(serve: Serve, { db, now }: Services): void {
  serve(
    calls.rateUs,
    async ({ accountId: hostId, body: { rating, feedback, platform } }) => {
      await saveRating(db, { hostId, rating, feedback, platform, now: now() })
      return { success: true, message: ratingSentences.thanks }
    },
    { limit: 'rate' },
  )

  serve(calls.getRating, async ({ accountId }) => {
    const found = await findRating(db, accountId)
    if (!found) throw new Failure('notFound', { message: ratingSentences.none })
    return { has_rated: true as const, rating_details: found }
  })
}
