// Serves the pictures of forwarded links: one for each open event box, and a default picture.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import type { LinkPicture } from '@lifafa/contract/web-build'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { presentPublicBox } from '../../features/event-boxes/present.ts'
import { Failure } from '../../http/failure.ts'
import type { RateLimitSubject } from '../../http/limits/rate-limit-subject.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import { STATUS } from '../../http/status.ts'
import type { Services } from '../../services.ts'
import { keptBoxes } from '../kept-boxes.ts'
import { BOX_PICTURE_PATH, BRAND_PICTURE_PATH, brandFile, fileOf, pictureOf } from './addresses.ts'
import { cachePictures } from './cached-pictures.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

type Deps = Pick<Services, 'db' | 'web' | 'now'>
type Picture = { file: string; jpeg: () => Promise<Uint8Array> }

/** Answers GET for the pictures, always with a JPEG, because a messenger cannot show an error. */
export function linkPictures(app: FastifyInstance, { db, web, now }: Deps, limits: RateLimits): void {
  const drawn = cachePictures((picture: LinkPicture) => web.draw({ kind: 'link', picture }))
  const findBox = keptBoxes({ db, now }, limits)
  const brand: Picture = { file: brandFile(web), jpeg: async () => web.brandPicture }

  /** The default picture for a box that guests cannot see, expired or missing: a picture reveals no more than the page. */
  async function findPicture(id: string, subject: RateLimitSubject): Promise<Picture> {
    if (!(await limits.isWithin('readDrawnBox', subject))) return brand
    const box = await findBox(subject, id)
    if (!box || !isOpenToGuests(box.event_date, now())) return brand
    const picture = pictureOf(presentPublicBox(box))
    const file = fileOf(picture, web)
    const count = () => limits.spend('linkPicture', { ...subject, boxId: id })
    return { file, jpeg: () => drawn(file, picture, count, box.host_id) }
  }

  app.get(BRAND_PICTURE_PATH, { schema: { hide: true } }, (request, reply) => send(request, reply, brand))

  app.get(BOX_PICTURE_PATH, { schema: { hide: true } }, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex')
    const { id } = request.params as { id: string }
    const picture = await findPicture(id, limits.subjectOf(request))
    try {
      return await send(request, reply, picture)
    } catch (error) {
      if (!(error instanceof Failure))
        request.log.error({ err: error, box: id }, 'the picture of a link was not drawn')
      return send(request, reply, brand)
    }
  })
}

/** An outdated address, as of a box that was edited since, shows the current picture. */
async function send(request: FastifyRequest, reply: FastifyReply, picture: Picture): Promise<FastifyReply> {
  const etag = `"${picture.file}"`
  const { file } = request.params as { file: string }
  const isKnown = request.headers['if-none-match'] === etag
  const jpeg = isKnown ? undefined : await picture.jpeg()
  reply.headers({ etag, 'cache-control': file === picture.file ? FOR_EVER : ASK_AGAIN })
  return jpeg ? reply.type('image/jpeg').send(jpeg) : reply.code(STATUS.notModified).send()
}
