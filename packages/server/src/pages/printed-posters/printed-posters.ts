// Serves posters to print, as PDF. They show what the page of the box shows, so that its id is enough to get one.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import {
  canPrintNames,
  PRINT_FILES,
  printFileName,
  printPath,
} from '@lifafa/contract/posters/printed-posters'
import { withoutProtocol } from '@lifafa/contract/posters/short-address'
import type { PrintedPoster } from '@lifafa/contract/web-build'
import type { FastifyInstance } from 'fastify'
import { contributeUrl, presentPublicBox, shortUrl } from '../../features/event-boxes/present.ts'
import { Failure } from '../../http/failure.ts'
import type { RateLimitSubject } from '../../http/limits/rate-limit-subject.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Services } from '../../services.ts'
import { keptBoxes } from '../kept-boxes.ts'
import { cachePictures } from '../link-pictures/cached-pictures.ts'

type Deps = Pick<Services, 'db' | 'web' | 'now' | 'settings'>

const files = new Map(PRINT_FILES.map((file) => [printFileName(file), file]))

/** Answers GET for each file of an open box: 404 for one that is missing, 410 after the event. */
export function printedPosters(
  app: FastifyInstance,
  { db, web, now, settings: { guestUrl } }: Deps,
  limits: RateLimits,
): void {
  const findBox = keptBoxes({ db, now }, limits)
  const drawn = cachePictures((poster: PrintedPoster) => web.draw({ kind: 'poster', poster }))

  /** Misses are counted apart: nobody on its Wi-Fi uses up the posters of a host. */
  async function findPoster(id: string, name: string, subject: RateLimitSubject) {
    await limits.spend('readDrawnBox', subject)
    const file = files.get(name)
    const box = file && (await findBox(subject, id))
    if (!box) {
      await limits.spend('pageNotFound', subject)
      throw new Failure('notFound')
    }
    if (!isOpenToGuests(box.event_date, now())) throw new Failure('boxExpired')
    const publicBox = presentPublicBox(box)
    if (!canPrintNames(publicBox)) throw new Failure('notFound')
    const poster: PrintedPoster = {
      ...file,
      title: recipientTitle(publicBox),
      day: box.event_date,
      eventType: box.event_type,
      url: contributeUrl(id, guestUrl),
      shortAddress: withoutProtocol(shortUrl(id, guestUrl)),
    }
    return { poster, hostId: box.host_id }
  }

  app.get(
    printPath(':id', ':file'),
    { schema: { hide: true }, config: { origin: 'hosts' } },
    async (request, reply) => {
      const { id, file } = request.params as { id: string; file: string }
      const subject = limits.subjectOf(request)
      const { poster, hostId } = await findPoster(id, file, subject)
      const count = () => limits.spend('printedPoster', { ...subject, boxId: id })
      try {
        const pdf = await drawn(JSON.stringify(poster), poster, count, hostId)
        return reply
          .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
          .type('application/pdf')
          .send(pdf)
      } catch (error) {
        if (error instanceof Failure) throw error
        request.log.error({ err: error, box: id }, 'a poster was not drawn')
        throw new Failure('unavailable')
      }
    },
  )
}
