// Serves the stream that tells the devices at the desks of a box that its gifts have changed: each then reads what it may see.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { DESK_STREAM_PATH } from '@lifafa/contract/endpoints/register/desk'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOfCall } from '../../http/cross-origin.ts'
import { sendStream } from '../../http/event-stream.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Guard } from '../../http/serve.ts'
import { openStreams } from '../../live-updates/open-streams.ts'
import type { Services } from '../../services.ts'
import { listOpenDevices } from './reads/desks.ts'

/** A box has twenty desks, with a few devices each. */
const MAX_DEVICES = 100
const CHANGED = '{}'

export function deskLiveRoutes(
  app: FastifyInstance,
  { db, live, now }: Pick<Services, 'db' | 'live' | 'now'>,
  guard: Guard,
  limits: RateLimits,
): void {
  const streams = openStreams({
    live,
    maxOfTopic: MAX_DEVICES,
    listLive: (boxId, devices) => listOpenDevices(db, boxId, devices, now()),
    read: async () => CHANGED,
    failed: (error) => app.log.warn({ err: error }, 'desks missed new gifts'),
  })
  app.addHook('preClose', async () => streams.closeAll())

  app.get(
    API_PREFIX + DESK_STREAM_PATH,
    {
      config: originOfCall(DESK_STREAM_PATH),
      schema: { hide: true },
      exposeHeadRoute: false,
      onRequest: async (request: FastifyRequest) => {
        request.caller = await guard(request, (caller) =>
          limits.spend('liveStream', { ...limits.subjectOf(request), ...caller }),
        )
      },
    },
    ({ caller }, reply) =>
      sendStream(reply, caller?.boxId ? streams.open(caller.boxId, caller.sessionId) : undefined),
  )
}
