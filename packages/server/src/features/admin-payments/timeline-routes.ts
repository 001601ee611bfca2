// Serves the administrators' calls on one payment or payout: its timeline, and what the provider reports of it.
import {
  adminGetProviderStatus,
  adminGetTimeline,
  type Timeline,
} from '@lifafa/contract/endpoints/admin/timeline'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'

/** Reads one payment or payout by any id of it. Both answer undefined where the id is unknown. */
export type PaymentTimelines = {
  find(id: string): Promise<Timeline | undefined>
  /** What the provider reports of it now, in lines. */
  askProvider(id: string): Promise<string[] | undefined>
}

function orUnknown<T>(found: T | undefined): T {
  if (found === undefined) throw new Failure('notFound', { message: sentences.idUnknown })
  return found
}

export function timelineRoutes(serve: Serve, timelines: PaymentTimelines): void {
  serve(
    adminGetTimeline,
    async ({ query }) => ({ success: true, timeline: orUnknown(await timelines.find(query.id)) }),
    { limit: 'readTimeline' },
  )

  serve(
    adminGetProviderStatus,
    async ({ query }) => ({ success: true, lines: orUnknown(await timelines.askProvider(query.id)) }),
    { limit: 'readTimeline' },
  )
}
