// Serves the administrators' calls on one payment or payout: its timeline, and what the provider says of it now.
import { adminGetProviderStatus, adminGetTimeline } from '@lifafa/contract/endpoints/admin/timeline'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { askProvider } from './ask-provider.ts'
import { findEvents, findTimeline } from './read-timeline.ts'

function orUnknown<T>(found: T | undefined): T {
  if (found === undefined) throw new Failure('notFound', { message: sentences.idUnknown })
  return found
}

export function timelineRoutes(serve: Serve, { db, providerSettings, now }: Services): void {
  serve(
    adminGetTimeline,
    async ({ query: { id } }) => ({
      success: true,
      timeline: orUnknown(await findTimeline(db, id, now())),
    }),
    { limit: 'readTimeline' },
  )

  serve(
    adminGetProviderStatus,
    async ({ query: { id } }) => ({
      success: true,
      lines: await askProvider(providerSettings, orUnknown(await findEvents(db, id))),
    }),
    { limit: 'readTimeline' },
  )
}
