// Serves the stream of a host's new contributions and changed registers, as server-sent events (HTML standard, 9.2).
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { LIVE_UPDATES_PATH, type LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import { paiseToRupees } from '@lifafa/contract/money'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOfCall } from '../../http/cross-origin.ts'
import { sendStream } from '../../http/event-stream.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Guard } from '../../http/serve.ts'
import { isContribution } from '../../live-updates/live-updates.ts'
import { openStreams } from '../../live-updates/open-streams.ts'
import type { Services } from '../../services.ts'
import { listLiveSessions } from '../../sessions/list-live.ts'
import { presentContribution } from '../contributions/rules.ts'
import { presentActivities } from './present.ts'
import { type Received, readReceived } from './reads.ts'

/** A host has a few tabs and phones open. */
const MAX_PAGES = 20

/** A page without a stream polls: where there is none, the call is answered with 503. */
export function liveRoutes(
  app: FastifyInstance,
  { db, live, now, settings }: Pick<Services, 'db' | 'live' | 'now' | 'settings'>,
  guard: Guard,
  limits: RateLimits,
): void {
  const present = (
    { language, total, activities, money, boxes }: Received,
    registers: string[],
  ): LiveUpdate => ({
    total_amount: paiseToRupees(total.amountPaise),
    total_guests: total.contributions,
    recent_activities: presentActivities(activities, language),
    money,
    boxes: boxes.map(({ id, total, money, contributions }) => ({
      id,
      total_amount: paiseToRupees(total?.amountPaise ?? 0),
      money,
      contributions: contributions.map(presentContribution),
    })),
    registers,
  })
  const streams = openStreams({
    live,
    maxOfTopic: MAX_PAGES,
    listLive: (hostId, sessionIds) => listLiveSessions(db, hostId, sessionIds),
    read: async (hostId, updates) => {
      const when = { now: now(), holidays: settings.holidays }
      const received = await readReceived(db, hostId, updates.filter(isContribution), when)
      const changed = updates.filter((update) => !isContribution(update)).map(({ boxId }) => boxId)
      return JSON.stringify(present(received, [...new Set(changed)]))
    },
    failed: (error) => app.log.warn({ err: error }, 'open pages missed new contributions'),
  })
  app.addHook('preClose', async () => streams.closeAll())

  app.get(
    API_PREFIX + LIVE_UPDATES_PATH,
    {
      config: originOfCall(LIVE_UPDATES_PATH),
      schema: { hide: true },
      // The framework's answer to HEAD would open a stream that nobody closes.
      exposeHeadRoute: false,
      onRequest: async (request: FastifyRequest) => {
        request.caller = await guard(request, (caller) =>
          limits.spend('liveStream', { ...limits.subjectOf(request), ...caller }),
        )
      },
    },
    ({ caller }, reply) => sendStream(reply, caller && streams.open(caller.accountId, caller.sessionId)),
  )
}
