// Serves the screen in the hall and its host's switches. The link opens what the screen shows, and nothing else.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import * as calls from '@lifafa/contract/endpoints/register/hall'
import { moneyOf } from '@lifafa/contract/endpoints/register/split'
import { endsAt } from '@lifafa/contract/event-timing'
import type { FastifyInstance } from 'fastify'
import { originOfCall } from '../../http/cross-origin.ts'
import { sendStream } from '../../http/event-stream.ts'
import { Failure } from '../../http/failure.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Serve } from '../../http/serve.ts'
import { openStreams } from '../../live-updates/open-streams.ts'
import type { Services } from '../../services.ts'
import { getBoxOfHost } from '../event-boxes/reads.ts'
import { sumGifts } from '../gift-sums/reads.ts'
import { linkPrint, presentHallLine, presentHostsHall } from './present.ts'
import { findHall, findHallOfToken, findOpenHall, listHallLines, type OpenHall } from './reads/hall.ts'
import { tokenHash } from './writes/desk-secrets.ts'
import { changeHall } from './writes/hall.ts'

/** The screens of one hall; a link that went round the guests does not fill the server. */
const MAX_SCREENS = 300

export function hallRoutes(
  app: FastifyInstance,
  serve: Serve,
  { db, live, now }: Pick<Services, 'db' | 'live' | 'now'>,
  limits: RateLimits,
): void {
  async function readScreen(hall: OpenHall): Promise<calls.HallScreen> {
    const boxId = hall.event_box_id
    const [lines, sums] = await Promise.all([
      hall.is_paused ? [] : listHallLines(db, boxId),
      hall.shows_sum && !hall.is_paused ? sumGifts(db, boxId) : undefined,
    ])
    return {
      paused: hall.is_paused,
      gifts: sums ? sums.split.online + sums.split.written : null,
      total_paise: sums ? moneyOf(sums.split) : null,
      lines: lines.filter(({ is_hidden }) => !is_hidden).map((line) => presentHallLine(hall, line)),
      ends_at: endsAt(hall.event_date).toISOString(),
      server_time: now().toISOString(),
    }
  }

  /** Throws Failure `notFound`. */
  async function getOpenHall(token: string): Promise<OpenHall> {
    const hall = await findHallOfToken(db, token, now())
    if (!hall) throw new Failure('notFound')
    return hall
  }

  serve(calls.readHall, async ({ params }) => readScreen(await getOpenHall(params.token)), {
    limit: 'hallScreen',
  })

  /** By box; the pages of a link that was replaced end. */
  const streams = openStreams({
    live,
    maxOfTopic: MAX_SCREENS,
    listLive: async (boxId, hashes) => {
      const hall = await findOpenHall(db, boxId, now())
      return hashes.filter((hash) => hash === hall?.link_hash)
    },
    async read(boxId) {
      const hall = await findOpenHall(db, boxId, now())
      return hall && JSON.stringify(await readScreen(hall))
    },
    failed: (error) => app.log.warn({ err: error }, 'screens in a hall missed new gifts'),
  })
  app.addHook('preClose', async () => streams.closeAll())

  app.get<{ Params: { token: string } }>(
    API_PREFIX + calls.HALL_STREAM_PATH,
    { config: originOfCall(calls.HALL_STREAM_PATH), schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      await limits.spend('hallScreen', limits.subjectOf(request))
      const hall = await getOpenHall(request.params.token)
      return sendStream(reply, streams.open(hall.event_box_id, hall.link_hash ?? ''))
    },
  )

  serve(calls.getHall, async ({ accountId, params }) => {
    const box = await getBoxOfHost(db, accountId, params.id)
    const [hall, lines] = await Promise.all([findHall(db, box.id), listHallLines(db, box.id)])
    return presentHostsHall(hall, lines)
  })

  serve(calls.changeHall, async ({ accountId, params, body }) => {
    const box = { hostId: accountId, boxId: params.id }
    const token = await changeHall(db, box, body)
    live.publish(box)
    return { success: true, token, link: linkPrint(token && tokenHash(token)) }
  })
}
